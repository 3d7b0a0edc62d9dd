import { track, type AnalyticsEvent } from './analytics.ts';

/** The most letters in a label. */
const labelLimit = 100;

/** What is pressed; or its label, where what it says is a text that a page may replace. */
type Pressed = Element | string;

/**
 * Sends a click to the analytics tools (row 59), under the same conditions as `track`. The label is the
 * element's visible text without digits, at most 100 letters. Calls `onPushed` once it has been handed over.
 */
export function trackClick(
  name: string,
  pressed: Pressed,
  onPushed: (pushed: AnalyticsEvent) => void = () => {},
): void {
  track(clickEvent(name, pressed), onPushed);
}

/**
 * Builds the analytics event of a click (row 59). The label has no digits, because numbers belong to people.
 * If no letter is left, as in a link that is only a number, the label comes from the event's name.
 */
export function clickEvent(name: string, pressed: Pressed): AnalyticsEvent {
  const text = labelOf(typeof pressed === 'string' ? pressed : visibleText(pressed));
  const label = /\p{L}/u.test(text) ? text : name.replace(/^click_/, '').replaceAll('_', ' ');
  return { name, category: 'Click', label, action: 'Click' };
}

/** `innerText` leaves out what is hidden; SVG elements have none. */
function visibleText(element: Element): string {
  return element instanceof HTMLElement ? (element.innerText ?? element.textContent) : element.textContent;
}

function labelOf(text: string): string {
  const words = text
    .replace(/\p{Nd}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return [...words].slice(0, labelLimit).join('').trim();
}
