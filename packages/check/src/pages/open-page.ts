import { JSDOM, VirtualConsole } from 'jsdom';
import { withinLimits } from './parse-limits.ts';

export interface OpenPage {
  readonly document: Document;
  /** Where an element's tag or attribute begins; nothing if the parser added it. */
  locate(element: Element, attribute?: string): Partial<Place>;
}

interface Place {
  readonly line: number;
  readonly column: number;
}

/** Nothing of the page runs, and nothing is fetched. */
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
