import { PageDocument } from '../dom/page-document.ts';
import type { PageElement } from '../dom/page-element.ts';
import { parseWithinLimits } from '../dom/parse-within-limits.ts';

export interface OpenPage {
  readonly document: Document;
  /** The elements in templates that have `data-widget` or `data-slot`. */
  readonly inTemplates: readonly HTMLElement[];
  /** In what the page ends, if it ends in the middle of something. */
  readonly openAtEnd: { readonly what: string; readonly line: number } | undefined;
  /** Where an element's tag or attribute begins; nothing if the parser added it. */
  locate(element: Element, attribute?: string): Partial<{ readonly line: number; readonly column: number }>;
  /** Its start tag, as written; '' if the parser added it. */
  startTagOf(element: Element): string;
  hasEndTag(element: Element): boolean;
}

/** Nothing of the page runs, and nothing is fetched. */
export function openPage(html: string, address: string): OpenPage {
  const parsed = parseWithinLimits(html);
  const document = new PageDocument(address, parsed.document.childNodes);
  return {
    // They have as much of the DOM as the checks use.
    document: document as unknown as Document,
    openAtEnd: parsed.openAtEnd,
    inTemplates: document.inTemplates as unknown as HTMLElement[],
    locate(element, attribute = '') {
      const location = locationOf(element);
      if (!location) return {};
      const { startLine, startCol } = location.attrs?.[attribute] ?? location;
      return { line: startLine, column: startCol };
    },
    startTagOf(element) {
      const { startOffset, endOffset } = locationOf(element)?.startTag ?? {};
      return startOffset === undefined ? '' : html.slice(startOffset, endOffset);
    },
    hasEndTag: (element) => locationOf(element)?.endTag !== undefined,
  };
}

function locationOf(element: Element): PageElement['location'] {
  return (element as unknown as PageElement).location; // every element of the page is one
}
