import { ownSlots } from './own-slots.ts';
import type { Problem } from '../attributes/problem.ts';

/** The slots of a placeholder, and their problems. */
export interface ReadSlots {
  readonly slots: ReadonlyMap<string, HTMLElement>;
  readonly problems: readonly Problem[];
}

/**
 * The rich HTML of a placeholder by slot name (contract section 1). Tolerates wrappers that an editor put
 * around a slot, and skips slots of nested placeholders. If a name occurs twice, the first wins.
 */
export function readSlots(host: Element, names: readonly string[]): ReadSlots {
  const slots = new Map<string, HTMLElement>();
  const problems: Problem[] = [];
  for (const { element, name } of ownSlots(host)) {
    if (names.includes(name) && !slots.has(name)) slots.set(name, element);
    else problems.push({ kind: 'slot', name });
  }
  return { slots, problems };
}
