import { reportError } from '@adviser-widgets/core/internal';
import type { GivenProps } from '@adviser-widgets/widget/internal';
import type { Entry } from '../entries.ts';
import { loadMarkup } from '../load/report-problems.ts';
import { unfitProps } from './unfit-props.ts';

export interface PageApiParts {
  readonly entryOf: (element: HTMLElement) => Entry | undefined;
  readonly lose: (element: HTMLElement) => void;
  readonly find: (element: HTMLElement, given?: GivenProps) => Entry;
  readonly load: (entry: Entry) => void;
}

/** `element` need not be a placeholder yet. Rejects with `{phase, message}`. */
export async function mount(
  { lose, find, load }: PageApiParts,
  element: HTMLElement,
  { name, props = {} }: { name?: string; props?: GivenProps },
): Promise<void> {
  if (!isElement(element)) return reject(`mount takes an element, got ${show(element)}`);
  if (name !== undefined) element.dataset.widget = name;
  lose(element);
  const ready = settled(element);
  const entry = find(element, props);
  load(entry);
  return ready.finally(() => reportUnfit(entry, props));
}

/** The widget keeps its state. */
export async function update(
  { entryOf }: PageApiParts,
  element: HTMLElement,
  props: GivenProps,
): Promise<void> {
  if (!isElement(element)) return reject(`update takes an element, got ${show(element)}`);
  const entry = entryOf(element);
  if (!entry)
    return reject('This element has no widget to update; call AdviserWidgets.mount(element, name) first');
  entry.given = { ...entry.given, ...props };
  const updated = entry.active ? entry.active.refresh(entry.given) : settled(element);
  return updated.finally(() => reportUnfit(entry, props));
}

/** A page's own script may pass anything, and an element of another window. */
function isElement(given: unknown): boolean {
  return (given as Partial<Node> | null | undefined)?.nodeType === 1;
}

function show(given: unknown): string {
  return typeof given === 'string' ? `"${given}"` : String(given);
}

/** The contract specifies a plain object. */
function reject(message: string): Promise<never> {
  return new Promise((_, fail) => fail({ phase: 'parse', message }));
}

/** Only a page with a mistake loads what describes it. */
function reportUnfit({ placeholder, active }: Entry, props: GivenProps): void {
  if (!active) return;
  const { definition } = active;
  const unfit = unfitProps(definition, props);
  if (unfit.length === 0) return;
  loadMarkup()
    .then(({ reportProps }) => reportProps(placeholder, definition, unfit))
    .catch(reportError);
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
