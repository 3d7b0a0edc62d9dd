import type { AnalyticsEvent } from './analytics.ts';

/** Letters of a label, at most. */
const labelLimit = 100;

/** A click as analytics know it (row 59). The label has no digits: numbers are people's. */
export function clickEvent(name: string, element: Element): AnalyticsEvent {
  return { name, category: 'Click', label: labelOf(element), action: 'Click' };
}

function labelOf(element: Element): string {
  // `innerText` leaves out what is hidden; SVG elements have none.
  const text = element instanceof HTMLElement ? (element.innerText ?? element.textContent) : element.textContent;
  const words = text.replace(/\p{Nd}/gu, '').replace(/\s+/g, ' ').trim();
  return [...words].slice(0, labelLimit).join('').trim();
}
