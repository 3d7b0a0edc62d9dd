import { sessionStore } from '@adviser-widgets/core/internal';
import type { Fold } from '../fold.ts';

/** A section with its heading, or its `<details>`. */
export interface MarkedFold extends Fold {
  readonly mark: Element;
  /** The text of the heading. */
  readonly name: string;
}

/** Which sections of the page are open, by their headings: an editor may add sections or change their order. */
export function keepOpenSections(sections: readonly MarkedFold[]): void {
  const states = sections.map(({ name, isOpen }) => [name, isOpen()] as const);
  sessionStore.write(key(), Object.fromEntries([...keptStates(), ...states]));
}

/** Returns those that were open, or `undefined` if the visitor has not used any of these in this tab. */
export function keptOpen(sections: readonly MarkedFold[]): readonly MarkedFold[] | undefined {
  const states = keptStates();
  return sections.some(({ name }) => states.has(name))
    ? sections.filter(({ name }) => states.get(name) === true)
    : undefined;
}

/** The page can change its storage. */
function keptStates(): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(Object(sessionStore.read(key())) as object));
}

function key(): `accordion ${string}` {
  return `accordion ${location.pathname}`;
}
