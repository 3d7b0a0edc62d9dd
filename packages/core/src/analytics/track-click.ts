import { track, type AnalyticsEvent } from './analytics.ts';

/** Letters of a label, at most. */
const labelLimit = 100;

/** What is pressed; or its label, where what it says is a text that a page may replace. */
type Pressed = Element | string;

/**
 * Hands a click to the analytics tools (row 59), on the terms of `track`: the label is the element's visible
 * text without digits, at most 100 letters. `onPushed` is called when it has really been handed over.
 */
export function trackClick(name: string, pressed: Pressed, onPushed: (pushed: AnalyticsEvent) => void = () => {}): void {
  track(clickEvent(name, pressed), onPushed);
}

/**
 * A click as analytics know it (row 59). The label has no digits: numbers are people's. What then has no letter
 * left, as a link that is nothing but a number, has the words of the event's name instead.
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
  const words = text.replace(/\p{Nd}/gu, '').replace(/\s+/g, ' ').trim();
  return [...words].slice(0, labelLimit).join('').trim();
}
