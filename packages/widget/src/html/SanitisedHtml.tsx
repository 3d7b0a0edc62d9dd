import type { HtmlText } from './html-text.ts';
import { sanitise } from './sanitise.ts';

/** Renders HTML from an attribute; nothing else may. No widget mounts in here. */
export function SanitisedHtml({ html }: { readonly html: HtmlText }) {
  return <div className="aw-html">{sanitise(html)}</div>;
}
