import { buildElement } from '../build-element.ts';
import { followLayout } from './follow-layout.ts';

export interface Outline {
  readonly element: HTMLElement;
  /** Shows the frame until the focus leaves the element. */
  show(framed: HTMLElement): void;
}

/** Drawn over the page, which stays unchanged. */
export function createOutline(): Outline {
  const element = buildElement('div', { class: 'aw-report-outline', 'aria-hidden': 'true' });
  let framed: HTMLElement | undefined;
  element.hidden = true;
  const schedule = followLayout(place);
  return {
    element,
    show(next) {
      framed = next;
      next.addEventListener('focusout', () => framed === next && hide(), { once: true });
      element.hidden = false;
      schedule();
    },
  };

  function hide(): void {
    framed = undefined;
    element.hidden = true;
  }

  function place(): void {
    if (!framed) return;
    const { top, left, width, height } = framed.getBoundingClientRect();
    const { style } = element;
    style.top = `${top}px`;
    style.left = `${left}px`;
    style.width = `${width}px`;
    style.height = `${height}px`;
  }
}
