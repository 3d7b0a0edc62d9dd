import { parseMarkup } from './parse-markup.ts';
import { attributesOf, writeHtml } from './write-html.ts';
import { removedFrom } from './removed-from.ts';

/** What `cleanHtml` returns. */
export interface CleanHtml {
  readonly html: string;
  /** What was left out: `<script>`, `onclick`. */
  readonly removed: readonly string[];
}

/** A browser nests some markup in another way once it is written (a form in a form): rarely more than twice. */
const maxTimes = 8;

/**
 * Rewrites HTML from anywhere as HTML that runs no script on any page: whole elements, from a list of good ones. A
 * browser that parses it and writes it again gets the same.
 */
export function cleanHtml(html: string): CleanHtml {
  const body = parseBody(html);
  const removed = [...body.childNodes].flatMap((node) => removedFrom(node, attributesOf));
  return { html: settled(inside(body), maxTimes), removed: [...new Set(removed)] };
}

function settled(html: string, times: number): string {
  const again = inside(parseBody(html));
  return again === html || times === 0 ? again : settled(again, times - 1);
}

function inside(body: Element): string {
  return [...body.childNodes].map((node) => writeHtml(node, attributesOf)).join('');
}

function parseBody(html: string): Element {
  return parseMarkup(`<body>${html}`).body;
}
