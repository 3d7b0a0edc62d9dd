import { asName } from '../attributes/read-loader-attribute.ts';

interface OwnSlot {
  readonly element: HTMLElement;
  readonly name: string;
}

/** Returns a placeholder's slots, known or not, without those of nested placeholders. */
export function ownSlots(host: Element): OwnSlot[] {
  if (!host.firstElementChild) return [];
  return [...host.querySelectorAll<HTMLElement>('[data-slot]')]
    .filter((element) => element.parentElement?.closest('[data-widget]') === host)
    .map((element) => ({ element, name: asName(element.dataset.slot ?? '') }));
}
