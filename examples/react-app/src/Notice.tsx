import { NoticeBanner } from '@adviser-widgets/banners';

/**
 * A banner across the page that visitors can close, for an hour. A new `version` shows it at once to those who closed
 * the last one.
 */
export function Notice() {
  return (
    <div className="aw-root aw-root--page notice">
      <NoticeBanner version="2026-11" background="background-secondary">
        <p>
          The official cash rate has changed. <a href="#call">Ask us what that means for your loan</a>
        </p>
      </NoticeBanner>
    </div>
  );
}
