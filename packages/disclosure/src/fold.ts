/** A button, and what it shows and hides until `signal` aborts. */
interface FoldParts {
  readonly button: Element;
  readonly panel: Element;
  /** Hears whenever it opens or closes. */
  readonly onToggle: (isOpen: boolean) => unknown;
  readonly signal: AbortSignal;
}

/**
 * Hides a panel until its button is pressed, the address points to something in it or beside the button, or the browser's
 * search finds something there where it can (`hidden="until-found"`). One in which somebody is typing stays open.
 *
 * @returns opens and closes it
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

/** Calls `show` where the address points into one of `places`, now or when it changes, and scrolls there once it is shown. */
export function onTarget(places: readonly (Element | null)[], show: () => void, signal: AbortSignal): void {
  const look = () => {
    const target = document.getElementById(decoded(location.hash.slice(1)));
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
    return text; // not encoded, as a browser takes it
  }
}
