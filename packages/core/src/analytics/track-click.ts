import { hasAtSign } from '../values/has-at-sign.ts';
import { track, type AnalyticsEvent } from './analytics.ts';

const labelLimit = 100;

type Pressed = Element | string;

/** Sends a click as `track` does. Its label is the element's visible text: at most 100 letters, without digits. */
export function trackClick(
  name: string,
  pressed: Pressed,
  onPushed: (pushed: AnalyticsEvent) => void = () => {},
): void {
  track(clickEvent(name, pressed), onPushed);
}

/** Numbers and addresses belong to people: a label without a letter left, or with an address, is the event's name. */
export function clickEvent(name: string, pressed: Pressed): AnalyticsEvent {
  const text = labelOf(typeof pressed === 'string' ? pressed : visibleText(pressed));
  const isLabel = /\p{L}/u.test(text) && !hasAtSign(text);
  const label = isLabel ? text : name.replace(/^click_/, '').replaceAll('_', ' ');
  return { name, category: 'Click', label, action: 'Click' };
}

/** `innerText` leaves out hidden text; SVG elements lack it. */
function visibleText(pressed: Element): string {
  return pressed instanceof HTMLElement ? (pressed.innerText ?? pressed.textContent) : pressed.textContent;
}

function labelOf(text: string): string {
  const words = text
    .replace(/\p{Nd}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return [...words].slice(0, labelLimit).join('').trim();
}
