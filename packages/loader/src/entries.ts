import { createPlaceholder, type GivenProps, type Placeholder } from '@adviser-widgets/widget';
import type { ActiveWidget } from '@adviser-widgets/widget/react';
import type { EarlyUse } from './find/early-use.ts';

/** A placeholder and, once it stands, its widget. */
export interface Entry {
  readonly placeholder: Placeholder;
  /** What the page's own script gave; counts before the attributes. */
  given: GivenProps;
  /** What the visitor has done with its fallback. */
  use?: EarlyUse | undefined;
  active?: ActiveWidget;
}

/** The placeholders that stand in the page. */
export type Entries = Map<HTMLElement, Entry>;

export function addEntry(entries: Entries, element: HTMLElement): Entry {
  // What a copied or restored page brings along of a widget that stood in it is dead.
  if (element.firstElementChild) for (const child of element.querySelectorAll(':scope > .aw-root')) child.remove();
  const entry: Entry = { placeholder: createPlaceholder(element), given: {} };
  entries.set(element, entry);
  entry.placeholder.setState('pending');
  return entry;
}

/** Takes a placeholder out, and its widget with it. */
export function removeEntry(entries: Entries, element: HTMLElement): void {
  const entry = entries.get(element);
  entries.delete(element);
  entry?.active?.unmount();
  entry?.placeholder.clear();
  if (entry?.active) entry.placeholder.emit('aw:unmounted');
}

/** False for one that was removed meanwhile, also when its element has come back since. */
export function isInPage(entries: Entries, entry: Entry): boolean {
  return entries.get(entry.placeholder.element) === entry;
}
