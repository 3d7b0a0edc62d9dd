import type { PageProblem } from './page-problem.ts';
import { withText } from '../problems/with-text.ts';

/** Slots of ours outside any placeholder: an editor has moved them out, or split what was around them. */
export function checkStraySlots(page: Document, names: readonly string[]): PageProblem[] {
  const slots = Array.from(page.querySelectorAll<HTMLElement>('[data-slot]'));
  return slots
    .filter((slot) => names.includes(slot.dataset.slot?.trim().toLowerCase() ?? '') && !slot.parentElement?.closest('[data-widget], .aw-root'))
    .map((element) => ({
      element,
      sentence: `${withText(`data-slot="${element.dataset.slot}"`, element)} stands outside any widget; put it inside the element that has data-widget.`,
    }));
}
