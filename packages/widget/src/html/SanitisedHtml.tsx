import type { HtmlText } from './html-text.ts';
import { sanitise } from './sanitise.ts';

/**
 * Renders HTML from an attribute; nothing else may (H30). Keeps links with an allow-listed scheme, emphasis,
 * line breaks and paragraphs, and only the text of anything else. No widget mounts in here (contract section
 * 1).
 */
export function SanitisedHtml({ html }: { readonly html: HtmlText }) {
  return <div className="aw-html">{sanitise(html)}</div>;
}
