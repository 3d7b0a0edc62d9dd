/** `signal` aborts to undo the fold. */
interface FoldParts {
  readonly button: Element;
  readonly panel: Element;
  readonly onToggle: (isOpen: boolean) => unknown;
  readonly signal: AbortSignal;
}

/**
 * Find in page opens a panel too, in browsers that support `hidden="until-found"`.
 * A panel that contains the focus stays open.
 */
export function fold({ button, panel, onToggle, signal }: FoldParts): (isOpen: boolean) => void {
  const isOpen = () => !panel.hasAttribute('hidden');
  const show = (open: boolean) => {
    button.setAttribute('aria-expanded', String(open));
    if (open) panel.removeAttribute('hidden');
    else panel.setAttribute('hidden', 'onbeforematch' in panel ? 'until-found' : '');
  };
  const set = (open: boolean) => {
    if (open === isOpen()) return;
    show(open);
    onToggle(open);
  };
  const open = () => set(true);
  show(panel.contains(document.activeElement));
  button.addEventListener('click', () => set(!isOpen()), { signal });
  panel.addEventListener('beforematch', open, { signal });
  onTarget([panel, button.parentElement], open, signal);
  return set;
}

/** Also scrolls to the target, once it is shown. */
export function onTarget(places: readonly (Element | null)[], show: () => void, signal: AbortSignal): void {
  const look = () => {
    const id = decoded(location.hash.slice(1));
    const target = id && document.getElementById(id); // Firefox warns of an empty id
    if (!target || !places.some((place) => place?.contains(target))) return;
    show();
    target.scrollIntoView();
  };
  look();
  addEventListener('hashchange', look, { signal });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // not encoded; browsers take it literally
  }
}
