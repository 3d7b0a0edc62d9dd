import { closestAround, unshadowed } from '@adviser-widgets/core/internal';
import type { Problem } from './problem.ts';
import { asName } from './read-loader-attribute.ts';

/** The slots of a placeholder, and their problems. */
export interface ReadSlots {
  readonly slots: ReadonlyMap<string, HTMLElement>;
  readonly problems: readonly Problem[];
}

/** Reads slots by name, also inside an editor's wrappers. The first of a name wins. */
export function readSlots(host: Element, names: readonly string[]): ReadSlots {
  const slots = new Map<string, HTMLElement>();
  const problems: Problem[] = [];
  for (const { element, name } of ownSlots(host)) {
    if (names.includes(name) && !slots.has(name)) slots.set(name, element);
    else problems.push({ kind: 'slot', name });
  }
  return { slots, problems };
}

/** Returns a placeholder's slots, known or not, without those of nested placeholders. */
export function ownSlots(host: Element): { readonly element: HTMLElement; readonly name: string }[] {
  const own = unshadowed(host);
  if (!own.firstElementChild) return [];
  return [...own.querySelectorAll<HTMLElement>('[data-slot]')]
    .filter((element) => closestAround(element, '[data-widget]') === host)
    .map((element) => ({ element, name: asName(unshadowed(element).dataset.slot ?? '') }));
}
