import { hush } from '@adviser-widgets/widget/react/internal';
import { namedBy, type Arrival } from './arrival.ts';

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
  /** Opens it if it leads here. */
  readonly arrival?: Arrival | undefined;
  readonly onToggle: (isOpen: boolean) => unknown;
  readonly signal: AbortSignal;
}

/**
 * Find in page opens a panel too, in browsers that support `hidden="until-found"`.
 * A panel that contains the focus stays open.
 */
export function fold({ button, panel, isOpen: opens = false, arrival, onToggle, signal }: FoldParts): Fold {
  const places = [panel, button.parentElement];
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
  const isLedTo = !opens && arrival?.isIn(places);
  show(opens || isLedTo || panel.contains(document.activeElement), true);
  if (isLedTo) onToggle(true);
  button.addEventListener('click', () => set(!isOpen()), { signal });
  panel.addEventListener('beforematch', open, { signal });
  onTarget(places, open, signal);
  return { isOpen, set };
}

/** Opens for a link that is followed now: the address changes, or the link to it is pressed again. */
export function onTarget(places: readonly (Element | null)[], show: () => void, signal: AbortSignal): void {
  const find = (hash: string) => {
    const target = namedBy(hash);
    return places.some((place) => target && place?.contains(target)) ? target : undefined;
  };
  // The browser has scrolled before the target was shown.
  const onChange = () => {
    const target = find(location.hash);
    if (!target) return;
    show();
    target.scrollIntoView();
  };
  // A link to the current address changes nothing, and pages that scroll by script may not change it.
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a');
    if (link && leadsHere(link) && find(link.hash)) show();
  };
  addEventListener('hashchange', onChange, { signal });
  document.addEventListener('click', onClick, { capture: true, signal });
}

function leadsHere({ href }: HTMLAnchorElement): boolean {
  return href.split('#')[0] === location.href.split('#')[0];
}
