import { track, type AnalyticsEvent } from './analytics.ts';

/** The most letters in a label. */
const labelLimit = 100;

/**
 * Sends a click to the analytics tools (row 59), under the same conditions as `track`. The label is the
 * element's visible text without digits, at most 100 letters. Calls `onPushed` once it has been handed over.
 */
export function trackClick(name: string, element: Element, onPushed: (pushed: AnalyticsEvent) => void = () => {}): void {
  track(clickEvent(name, element), onPushed);
}

/**
 * Builds the analytics event of a click (row 59). The label has no digits, because numbers belong to people.
 * If no letter is left, as in a link that is only a number, the label comes from the event's name.
 */
export function clickEvent(name: string, element: Element): AnalyticsEvent {
  const text = labelOf(element);
  const label = /\p{L}/u.test(text) ? text : name.replace(/^click_/, '').replaceAll('_', ' ');
  return { name, category: 'Click', label, action: 'Click' };
}

function labelOf(element: Element): string {
  // `innerText` leaves out hidden text; SVG elements have no `innerText`.
  const text = element instanceof HTMLElement ? (element.innerText ?? element.textContent) : element.textContent;
  const words = text.replace(/\p{Nd}/gu, '').replace(/\s+/g, ' ').trim();
  return [...words].slice(0, labelLimit).join('').trim();
}
