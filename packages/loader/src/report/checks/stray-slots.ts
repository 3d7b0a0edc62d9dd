import { withText } from '../with-text.ts';

/** Slots of ours outside any placeholder: an editor has moved them out, or split what was around them. */
export function checkStraySlots(names: readonly string[]): string[] {
  const slots = Array.from(document.querySelectorAll<HTMLElement>('[data-slot]'));
  return slots
    .filter((slot) => names.includes(slot.dataset.slot?.trim().toLowerCase() ?? '') && !slot.parentElement?.closest('[data-widget], .aw-root'))
    .map((slot) => `${withText(`data-slot="${slot.dataset.slot}"`, slot)} stands outside any widget; put it inside the element that has data-widget.`);
}
