import { hush } from '@adviser-widgets/widget/react/internal';

/** A section that opens and closes. */
export interface Fold {
  isOpen(): boolean;
  set(isOpen: boolean): void;
}

/** `signal` aborts to undo the fold. */
interface FoldParts {
  readonly button: Element;
  readonly panel: Element;
  /** At first; by default only if it contains the focus. */
  readonly isOpen?: boolean | undefined;
  readonly onToggle: (isOpen: boolean) => unknown;
  readonly signal: AbortSignal;
}

/**
 * Find in page opens a panel too, in browsers that support `hidden="until-found"`.
 * A panel that contains the focus stays open.
 */
export function fold({ button, panel, isOpen: opens = false, onToggle, signal }: FoldParts): Fold {
  const isOpen = () => !panel.hasAttribute('hidden');
  const show = (open: boolean, isFirst = false) => {
    button.setAttribute('aria-expanded', String(open));
    if (open) return panel.removeAttribute('hidden');
    panel.setAttribute('hidden', 'onbeforematch' in panel ? 'until-found' : '');
    hush(panel, { isFirst });
  };
  const set = (open: boolean) => {
    if (open === isOpen()) return;
    show(open);
    onToggle(open);
  };
  const open = () => set(true);
  show(opens || panel.contains(document.activeElement), true);
  button.addEventListener('click', () => set(!isOpen()), { signal });
  panel.addEventListener('beforematch', open, { signal });
  onTarget([panel, button.parentElement], open, signal);
  return { isOpen, set };
}

/**
 * Shows what the address, or a pressed link of the page, points to. Also scrolls there if the address changes,
 * as the browser has scrolled before the target was shown.
 */
export function onTarget(places: readonly (Element | null)[], show: () => void, signal: AbortSignal): void {
  const find = (hash: string) => {
    const id = decoded(hash.slice(1));
    const target = id && document.getElementById(id); // Firefox warns of an empty id
    return target && places.some((place) => place?.contains(target)) ? target : undefined;
  };
  const look = () => {
    const target = find(location.hash);
    if (!target) return;
    show();
    target.scrollIntoView();
  };
  // A link to the current address changes nothing, and pages that scroll by themselves may not change it.
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    if (link && leadsHere(link) && find(link.hash)) show();
  };
  look();
  addEventListener('hashchange', look, { signal });
  document.addEventListener('click', onClick, { capture: true, signal });
}

function leadsHere({ href }: HTMLAnchorElement): boolean {
  return href.split('#')[0] === location.href.split('#')[0];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // not encoded; browsers take it literally
  }
}
