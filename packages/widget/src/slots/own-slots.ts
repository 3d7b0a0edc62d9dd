import { asName } from '../attributes/read-loader-attribute.ts';

/** An element with `data-slot`, and its normalised name. */
interface OwnSlot {
  readonly element: HTMLElement;
  readonly name: string;
}

/** The slots of a placeholder, known to its widget or not, without those of nested placeholders. */
export function ownSlots(host: Element): OwnSlot[] {
  if (!host.firstElementChild) return [];
  return [...host.querySelectorAll<HTMLElement>('[data-slot]')]
    .filter((element) => element.parentElement?.closest('[data-widget]') === host)
    .map((element) => ({ element, name: asName(element.dataset.slot ?? '') }));
}
