import { reportError, unshadowed } from '@adviser-widgets/core/internal';
import type { Placeholder } from '@adviser-widgets/widget';
import type { GivenProps } from '@adviser-widgets/widget/internal';
import type { Found, PlaceholderObserver } from '../find/observe-placeholders.ts';
import { loadMarkup } from '../load/report-problems.ts';
import { unfitProps } from './unfit-props.ts';

export { waitForStart, waitForTurn } from './wait-for-start.ts';

export interface PageApiParts extends Pick<PlaceholderObserver, 'add' | 'known'> {
  readonly begin: (found: Found, given?: GivenProps) => Placeholder;
  readonly end: (found?: Found) => void;
  readonly load: (found: Found) => void;
  /** Calls back once the page has started the part that holds a placeholder. */
  readonly inTurn: (found: Found, act: () => void) => void;
}

/** `element` need not be a placeholder yet. Rejects with `{phase, message}`. */
export async function mount(
  { add, begin, end, load, ...turns }: PageApiParts,
  element: HTMLElement,
  { name, props = {} }: { name?: string; props?: GivenProps },
): Promise<void> {
  if (!isElement(element)) return reject(`mount takes an element, got ${show(element)}`);
  await turnOf(element, turns);
  if (name !== undefined) unshadowed(element).dataset.widget = name;
  const found = add(element);
  end(found);
  const ready = settled(element);
  const placeholder = begin(found, props);
  load(found);
  return ready.finally(() => reportUnfit(placeholder, props));
}

/** The widget keeps its state. */
export async function update(
  { known, inTurn }: PageApiParts,
  element: HTMLElement,
  props: GivenProps,
): Promise<void> {
  if (!isElement(element)) return reject(`update takes an element, got ${show(element)}`);
  await turnOf(element, { known, inTurn });
  const placeholder = known.get(element)?.placeholder;
  if (!placeholder)
    return reject('This element has no widget to update; call AdviserWidgets.mount(element, name) first');
  placeholder.given = { ...placeholder.given, ...props };
  const updated = placeholder.definition ? placeholder.refresh() : settled(element);
  return updated.finally(() => reportUnfit(placeholder, props));
}

/** Only what the page's markup holds waits. */
async function turnOf(
  element: HTMLElement,
  { known, inTurn }: Pick<PageApiParts, 'known' | 'inTurn'>,
): Promise<void> {
  const found = known.get(element);
  if (found) await new Promise<void>((resolve) => inTurn(found, resolve));
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
function reportUnfit(placeholder: Placeholder, props: GivenProps): void {
  const { definition } = placeholder;
  if (!definition) return;
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
      unshadowed(element).addEventListener(
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
