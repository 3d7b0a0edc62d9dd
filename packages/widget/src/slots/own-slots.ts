import { asName } from '../attributes/read-loader-attribute.ts';

interface OwnSlot {
  readonly element: HTMLElement;
  readonly name: string;
}

/**
 * Returns a placeholder's slots, known or not, without those of nested placeholders. `content` is what the
 * author wrote in it, if that is not in the page.
 */
export function ownSlots(host: Element, content?: readonly Node[]): OwnSlot[] {
  if (!content && !host.firstElementChild) return [];
  const slots = content ? content.flatMap(slotsIn) : host.querySelectorAll<HTMLElement>('[data-slot]');
  const outside = content ? host : null;
  return [...slots]
    .filter((element) => (element.parentElement?.closest('[data-widget]') ?? outside) === host)
    .map((element) => ({ element, name: asName(element.dataset.slot ?? '') }));
}

function slotsIn(node: Node): readonly HTMLElement[] {
  if (!(node instanceof HTMLElement)) return [];
  const below = node.querySelectorAll<HTMLElement>('[data-slot]');
  return node.matches('[data-slot]') ? [node, ...below] : [...below];
}
