import type { HtmlText } from './html-text.ts';
import { sanitise } from './sanitise.ts';

/**
 * The one way that HTML of an attribute reaches the page (H30): links with an allow-listed scheme,
 * emphasis, line breaks and paragraphs; of everything else the text. No widget mounts in here (contract
 * section 1).
 */
export function SanitisedHtml({ html }: { readonly html: HtmlText }) {
  return <div className="aw-html">{sanitise(html)}</div>;
}
