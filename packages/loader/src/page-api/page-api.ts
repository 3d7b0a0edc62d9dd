import type { GivenProps } from '@adviser-widgets/widget';
import type { Entry } from '../entries.ts';
import { settled } from './settled.ts';

/** What the runtime lets the page's own scripts do. */
export interface PageApiParts {
  readonly entryOf: (element: HTMLElement) => Entry | undefined;
  /** Takes a placeholder, and its widget, out of the account. */
  readonly lose: (element: HTMLElement) => void;
  readonly find: (element: HTMLElement) => Entry;
  readonly load: (entry: Entry) => void;
}

/** Mounts a widget in `element`, which need not be a placeholder yet. Rejects with `{phase, message}`. */
export function mount({ lose, find, load }: PageApiParts, element: HTMLElement, { name, props = {} }: { name?: string; props?: GivenProps }): Promise<void> {
  if (name !== undefined) element.dataset.widget = name;
  lose(element);
  const entry = find(element);
  entry.given = props;
  const ready = settled(element);
  load(entry);
  return ready;
}

/** Changes the props of a widget, which keeps its state; waits for one that is still loading. */
export async function update({ entryOf }: PageApiParts, element: HTMLElement, props: GivenProps): Promise<void> {
  const entry = entryOf(element);
  if (!entry) throw new Error('There is no widget to update in this element: AdviserWidgets.mount(element, name) comes first');
  entry.given = { ...entry.given, ...props };
  if (!entry.active) return settled(element);
  return entry.active.refresh(entry.given);
}
