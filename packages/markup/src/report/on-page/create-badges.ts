import { unshadowed } from '@adviser-widgets/core/internal';
import { buildButton, buildElement } from '../build-element.ts';
import { count } from '../count.ts';
import { followLayout } from './follow-layout.ts';
import { problemCount, type PlaceholderReport } from '../read/read-placeholder.ts';

export interface Badges {
  readonly element: HTMLElement;
  show(placeholders: readonly PlaceholderReport[]): void;
}

/** A layer over the page, which stays unchanged. */
export function createBadges(onPress: (placeholder: Element) => void): Badges {
  const badges = new Map<HTMLElement, HTMLElement>();
  const element = buildElement('div', { class: 'aw-report-badges' });
  const schedule = followLayout(() => badges.forEach(place));
  return { element, show };

  function show(placeholders: readonly PlaceholderReport[]): void {
    const marked = new Set(placeholders.map((report) => report.element));
    for (const [placeholder, badge] of badges) {
      if (marked.has(placeholder)) continue;
      badge.replaceWith();
      badges.delete(placeholder);
    }
    for (const report of placeholders) label(badges.get(report.element) ?? add(report.element), report);
    schedule();
  }

  function add(placeholder: HTMLElement): HTMLElement {
    const badge = buildButton('aw-report-badge', () => onPress(placeholder));
    badges.set(placeholder, badge);
    element.append(badge);
    return badge;
  }
}

function label(badge: HTMLElement, report: PlaceholderReport): void {
  const text = count(problemCount(report), 'problem');
  badge.dataset.state = report.state;
  badge.textContent = text;
  badge.setAttribute('aria-label', `${text} with ${report.name}: open the report`);
}

/** Places a badge above the placeholder, or inside it at the window's edge. */
function place(badge: HTMLElement, placeholder: Element): void {
  const { top, left, bottom, right } = unshadowed(placeholder).getBoundingClientRect();
  badge.toggleAttribute('hidden', bottom < 0 || right < 0 || top > innerHeight || left > innerWidth);
  const { style } = badge;
  style.left = `${Math.max(0, left)}px`;
  style.top = `${Math.max(0, top - badge.offsetHeight)}px`;
}
