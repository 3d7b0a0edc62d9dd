import { shownText } from '@adviser-widgets/core/internal';
import { loadSanitiser, type HtmlText } from '@adviser-widgets/widget/react';
import { useEffect, useState, type ReactNode } from 'react';

type Cleaned = { readonly html: HtmlText; readonly nodes: ReactNode } | 'failed';

/** Loads the sanitiser only for HTML. Meanwhile the words reserve the space, invisibly. */
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

function withoutTags(text: string): string {
  return shownText(text.replace(/<[^<>]*>/g, ''));
}
