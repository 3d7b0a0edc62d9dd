import type { GivenProps } from '@adviser-widgets/widget/internal';
import type { Entry } from '../entries.ts';

export interface PageApiParts {
  readonly entryOf: (element: HTMLElement) => Entry | undefined;
  readonly lose: (element: HTMLElement) => void;
  readonly find: (element: HTMLElement, given?: GivenProps) => Entry;
  readonly load: (entry: Entry) => void;
}

/** `element` need not be a placeholder yet. Rejects with `{phase, message}`. */
export function mount(
  { lose, find, load }: PageApiParts,
  element: HTMLElement,
  { name, props = {} }: { name?: string; props?: GivenProps },
): Promise<void> {
  if (name !== undefined) element.dataset.widget = name;
  lose(element);
  const ready = settled(element);
  load(find(element, props));
  return ready;
}

/** The widget keeps its state. */
export async function update(
  { entryOf }: PageApiParts,
  element: HTMLElement,
  props: GivenProps,
): Promise<void> {
  const entry = entryOf(element);
  if (!entry)
    throw new Error('This element has no widget to update; call AdviserWidgets.mount(element, name) first');
  entry.given = { ...entry.given, ...props };
  if (!entry.active) return settled(element);
  return entry.active.refresh(entry.given);
}

function settled(element: HTMLElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const listening = new AbortController();
    const listen = (type: string, settle: (detail: unknown) => void) =>
      element.addEventListener(
        type,
        (event) => {
          if (event.target !== element) return; // from a nested widget
          listening.abort();
          settle((event as CustomEvent<unknown>).detail);
        },
        { signal: listening.signal },
      );
    listen('aw:ready', () => resolve());
    listen('aw:failed', (detail) => {
      const { phase, message } = detail as { phase: string; message: string };
      // The contract specifies a plain object.
      reject({ phase, message });
    });
  });
}
