import { loadSanitiser, type HtmlText } from '@adviser-widgets/widget/react';
import { useEffect, useState, type ReactNode } from 'react';

/** What became of the text: React nodes once it is cleaned, or nothing, where what cleans it did not come. */
type Cleaned = { readonly html: HtmlText; readonly nodes: ReactNode } | 'failed';

/**
 * The text of a notice (H30). The sanitiser is loaded for texts with HTML: until then the words keep the place, unseen; if
 * it fails to load they are shown without their markup.
 */
export function NoticeText({ html }: { readonly html: HtmlText }) {
  const [cleaned, setCleaned] = useState<Cleaned>();
  const text = String(html as unknown); // at run time it is one
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
  if (isMarkup && typeof cleaned === 'object' && cleaned.html === html) return <div className="aw-banner__text">{cleaned.nodes}</div>;
  const isWaiting = isMarkup && cleaned !== 'failed';
  return <div className={`aw-banner__text${isWaiting ? ' aw-notice__waiting' : ''}`}>{withoutTags(text)}</div>;
}

/** No tag ends after the last ">": to look for an end from each "<" behind it would take long. */
function withoutTags(text: string): string {
  const end = text.lastIndexOf('>') + 1;
  return text.slice(0, end).replace(/<[^>]*>/g, '') + text.slice(end);
}
