import { JSDOM, VirtualConsole } from 'jsdom';
import { withinLimits } from './parse-limits.ts';

/** A page that was read, with the place of each element in its text. */
export interface OpenPage {
  readonly document: Document;
  /** Where an element's tag begins, or one of its attributes; nothing for what the parser has added. */
  locate(element: Element, attribute?: string): Partial<Place>;
}

interface Place {
  readonly line: number;
  readonly column: number;
}

/**
 * Reads a page as browsers do, without running or fetching anything of it. `address` is what its relative addresses start from.
 *
 * @throws {Error} "stopped after …", for a page that exceeds a limit
 */
export function openPage(html: string, address: string): OpenPage {
  // A console of its own: jsdom would print what it cannot read.
  const dom = new JSDOM(withinLimits(html), { url: address, includeNodeLocations: true, virtualConsole: new VirtualConsole() });
  return {
    document: dom.window.document,
    locate(element, attribute = '') {
      const location = dom.nodeLocation(element);
      if (!location) return {};
      const { attrs = {} } = location as { readonly attrs?: Readonly<Record<string, typeof location>> }; // elements have them
      const { startLine, startCol } = attrs[attribute] ?? location;
      return { line: startLine, column: startCol };
    },
  };
}
