import { asName } from '../attributes/read-loader-attribute.ts';

/** Returns a placeholder's slots, known or not, without those of nested placeholders. */
export function ownSlots(host: Element): { readonly element: HTMLElement; readonly name: string }[] {
  if (!host.firstElementChild) return [];
  return [...host.querySelectorAll<HTMLElement>('[data-slot]')]
    .filter((element) => element.parentElement?.closest('[data-widget]') === host)
    .map((element) => ({ element, name: asName(element.dataset.slot ?? '') }));
}
