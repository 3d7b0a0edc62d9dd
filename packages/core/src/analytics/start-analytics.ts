import { getConfig } from '../config/page-config.ts';
import { known, learn } from '../visit/tracking-info.ts';
import { addUserProperties, type AnalyticsEvent } from './analytics.ts';
import { whenAgreed } from './consent.ts';
import { loadHeap } from './load-heap.ts';
import { trackClick } from './track-click.ts';

/** The user types that mean something to analytics, and to nothing else (spec section 6). */
const userTypes: ReadonlyMap<string, string> = new Map([
  ['5', 'Introducer'],
  ['1', 'Spark'],
  ['2', 'Spark'],
  ['6', 'Spark'],
]);

/** Loads Heap on a page with an id for its environment, once the visitor agrees (spec section 1, row 59). */
export function startAnalytics(): void {
  const { analytics, environment } = getConfig();
  const id = environment === 'live' ? analytics.id.production : analytics.id.development;
  if (id === '') return;
  learn({ analyticsId: id });
  const UserType = userTypes.get(known('user_class'));
  if (UserType) addUserProperties({ UserType });
  whenAgreed(() => void loadHeap(id));
}

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
