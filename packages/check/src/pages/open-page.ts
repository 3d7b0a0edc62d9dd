import { JSDOM, VirtualConsole } from 'jsdom';
import { withinLimits } from './parse-limits.ts';

/** A parsed page, with the position of each element in its source. */
export interface OpenPage {
  readonly document: Document;
  /** Returns where an element's tag, or one of its attributes, begins; nothing if the parser added it. */
  locate(element: Element, attribute?: string): Partial<Place>;
}

interface Place {
  readonly line: number;
  readonly column: number;
}

/**
 * Parses a page as browsers do. Nothing of it runs, and nothing is fetched. `address` is the base of its
 * relative addresses.
 *
 * @throws {Error} "stopped after …", for a page that exceeds a limit
 */
export function openPage(html: string, address: string): OpenPage {
  // A separate console: by default jsdom prints what it cannot parse.
  const dom = new JSDOM(withinLimits(html), {
    url: address,
    includeNodeLocations: true,
    virtualConsole: new VirtualConsole(),
  });
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
