import { loadSanitiser, type HtmlText } from '@adviser-widgets/widget/react';
import { useEffect, useState, type ReactNode } from 'react';

/** The result of sanitising: React nodes, or 'failed' if the sanitiser did not load. */
type Cleaned = { readonly html: HtmlText; readonly nodes: ReactNode } | 'failed';

/**
 * The text of a notice (H30). The sanitiser is loaded only for texts with HTML. Until then the words reserve
 * the space, invisibly. If the sanitiser fails to load, they show without markup.
 */
export function NoticeText({ html }: { readonly html: HtmlText }) {
  const [cleaned, setCleaned] = useState<Cleaned>();
  const text = String(html as unknown); // it is a string at run time
  const isMarkup = /[<&]/.test(text);
  useEffect(() => {
    if (!isMarkup) return;
    let isCurrent = true;
    loadSanitiser()
      .then(({ sanitise }) => ({ html, nodes: sanitise(html) }))
      .catch(() => 'failed' as const)
      .then((next) => isCurrent && setCleaned(next));
    return () => {
      isCurrent = false;
    };
  }, [html, isMarkup]);
  if (isMarkup && typeof cleaned === 'object' && cleaned.html === html)
    return <div className="aw-banner__text">{cleaned.nodes}</div>;
  const isWaiting = isMarkup && cleaned !== 'failed';
  return (
    <div className={`aw-banner__text${isWaiting ? ' aw-notice__waiting' : ''}`}>{withoutTags(text)}</div>
  );
}

/**
 * Strips tags. Only the text up to the last ">" can hold one: looking for a tag's end from each "<" after it
 * would be slow.
 */
function withoutTags(text: string): string {
  const end = text.lastIndexOf('>') + 1;
  return text.slice(0, end).replace(/<[^>]*>/g, '') + text.slice(end);
}
