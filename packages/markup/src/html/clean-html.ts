import { parseMarkup } from './parse-markup.ts';
import { attributesOf, writeHtml } from './write-html.ts';
import { removedFrom } from './removed-from.ts';
import { settle } from './settle.ts';

/** What `cleanHtml` returns. */
export interface CleanHtml {
  readonly html: string;
  /** What was left out: `<script>`, `onclick`. */
  readonly removed: readonly string[];
}

/**
 * Rewrites HTML from anywhere as HTML that runs no script on any page: whole elements, from a list of good ones. A
 * browser that parses it and writes it again gets the same.
 */
export function cleanHtml(html: string): CleanHtml {
  const body = parseBody(html);
  const removed = [...body.childNodes].flatMap((node) => removedFrom(node, attributesOf));
  const written = inside(body);
  const settled = settle(written, (before) => inside(parseBody(before)));
  if (settled === '' && written !== '') removed.push('markup that browsers read differently each time');
  return { html: settled, removed: [...new Set(removed)] };
}

function inside(body: Element): string {
  return [...body.childNodes].map((node) => writeHtml(node, attributesOf)).join('');
}

function parseBody(html: string): Element {
  return parseMarkup(`<body>${html}`).body;
}
