import type { HtmlText } from './html-text.ts';
import { sanitise } from './sanitise.ts';

/** Renders HTML from an attribute; nothing else may (H30). No widget mounts in here (contract section 1). */
export function SanitisedHtml({ html }: { readonly html: HtmlText }) {
  return <div className="aw-html">{sanitise(html)}</div>;
}
