import { unshadowed } from '@adviser-widgets/core/internal';

/** What a visitor does with a fallback while its widget loads on `interaction`. */
export interface EarlyUse {
  /** The first click or submit, held back for the widget to handle. */
  held?: HeldEvent;
  key?: KeyboardEvent;
}

export interface HeldEvent {
  readonly event: Event;
  readonly target: HTMLElement;
}

/** Milliseconds until a held click's default action runs after all. */
const limitMs = 10_000;

const pressable =
  'a[href], button, summary, [role="button"], [type="submit"], [type="button"], [type="image"]';

/** Holds back clicks until the widget is mounted; if it fails, their default action runs after all. */
export function watchUse(element: HTMLElement, onUse: (use: EarlyUse) => void): () => void {
  const own = unshadowed(element);
  const use: EarlyUse = {};
  const listening = new AbortController();
  const end = () => listening.abort();
  const listen = (type: string, handle: (event: Event) => void) =>
    own.addEventListener(type, handle, { capture: true, signal: listening.signal });

  listen('click', (event) => hold(event, pressed(event as MouseEvent)));
  listen('submit', (event) => hold(event, event.target as HTMLElement));
  listen('keydown', (event) => (use.key = event as KeyboardEvent));
  for (const type of ['click', 'keydown', 'focusin', 'input']) listen(type, () => onUse(use));
  listen('aw:ready', ({ target }) => target === element && end());
  listen('aw:failed', ({ target }) => target === element && release());
  return end;

  function pressed(event: MouseEvent): HTMLElement | undefined {
    const target = unshadowed(event.target as Element).closest<HTMLElement>(pressable);
    return target && own.contains(target) && !leavesPage(event, target) ? target : undefined;
  }

  function hold(event: Event, target: HTMLElement | undefined): void {
    if (!target) return;
    event.preventDefault();
    event.stopPropagation(); // the page sees it once, when it is replayed
    if (use.held) return;
    use.held = { event, target };
    setTimeout(release, limitMs);
  }

  function release(): void {
    if (listening.signal.aborted) return;
    end();
    const { held } = use;
    delete use.held;
    if (held?.event instanceof SubmitEvent)
      unshadowed(held.target as HTMLFormElement).requestSubmit(held.event.submitter);
    else held?.target.click();
  }
}

/** A widget can't handle a call, an email, a download or another window. */
function leavesPage({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent, target: HTMLElement): boolean {
  if (ctrlKey || metaKey || shiftKey || altKey) return true;
  const { protocol = 'http:', download, target: frame } = target as Partial<HTMLAnchorElement>;
  return !/^https?:$/.test(protocol) || !!download || (!!frame && frame !== '_self');
}
