import { track, type AnalyticsEvent } from './analytics.ts';
import { clickEvent } from './click-event.ts';

/**
 * Hands a click to the analytics tools (row 59), on the terms of `track`: the label is the element's visible
 * text without digits, at most 100 letters. `onPushed` is called when it has really been handed over.
 */
export function trackClick(name: string, element: Element, onPushed: (pushed: AnalyticsEvent) => void = () => {}): void {
  track(clickEvent(name, element), onPushed);
}
