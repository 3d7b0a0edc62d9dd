import { getConfig } from '../config/page-config.ts';
import { unshadowed } from '../host/shadowed-names.ts';
import { visitValue, learn } from '../visit/tracking-info.ts';
import { addUserProperties, type AnalyticsEvent } from './analytics.ts';
import { whenAgreed } from '../visit/consent.ts';
import { loadHeap } from './load-heap.ts';
import { trackClick } from './track-click.ts';

/** By `user_class`; only analytics uses them. */
const userTypes: ReadonlyMap<string, string> = new Map([
  ['5', 'Introducer'],
  ['1', 'Spark'],
  ['2', 'Spark'],
  ['6', 'Spark'],
]);

/** Returns false if the configuration has no id for analytics. */
export function startAnalytics(): boolean {
  const { analytics, environment } = getConfig();
  const id = environment === 'live' ? analytics.id.production : analytics.id.development;
  if (id === '') return false;
  learn({ analyticsId: id });
  const UserType = userTypes.get(visitValue('user_class'));
  if (UserType) addUserProperties({ UserType });
  whenAgreed(() => void loadHeap(id));
  return true;
}

const phoneLink = '.aw-root a[href^="tel:" i]';

/** Tracks clicks on phone links while they are captured: a page may stop them while they bubble. */
export function watchPhoneLinks(onPushed: (link: Element, pushed: AnalyticsEvent) => void): void {
  const onClick = (event: Event) => {
    const [target] = event.composedPath(); // finds links inside a shadow root too
    const link = target instanceof Element && unshadowed(target).closest<HTMLElement>(phoneLink);
    if (link) trackClick('click_phone', link, (pushed) => onPushed(link, pushed));
  };
  document.addEventListener('click', onClick, true);
}
