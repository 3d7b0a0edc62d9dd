import { JSDOM } from 'jsdom';

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

/** Reads a page as browsers do, without running or fetching anything of it. `address` is what its relative addresses start from. */
export function openPage(html: string, address: string): OpenPage {
  const dom = new JSDOM(html, { url: address, includeNodeLocations: true });
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
