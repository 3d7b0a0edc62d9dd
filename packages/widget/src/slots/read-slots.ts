import { ownSlots } from './own-slots.ts';
import type { Problem } from '../attributes/problem.ts';

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
