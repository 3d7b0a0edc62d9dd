import type { AnalyticsEvent } from './analytics.ts';
import { trackClick } from './track-click.ts';

/** Phone links of widgets; a widget stands in an `aw-root`, with its slots. */
const phoneLink = '.aw-root a[href^="tel:" i]';

/** Tracks each click on one (row 59). On its way down, as a page may stop it on its way up. */
export function watchPhoneLinks(onPushed: (link: Element, pushed: AnalyticsEvent) => void): void {
  const onClick = (event: Event) => {
    const [target] = event.composedPath(); // also inside a shadow root
    // A form's own `closest` may be hidden by an input of that name.
    const link = target instanceof Element && Element.prototype.closest.call(target, phoneLink);
    if (link) trackClick('click_phone', link, (pushed) => onPushed(link, pushed));
  };
  document.addEventListener('click', onClick, true);
}
