interface ChallengeEvents {
  /** Milliseconds without a visible challenge until `onSilent`. */
  readonly limit: number;
  readonly onClosed: () => void;
  /** The challenge has come to be seen, or no longer is. */
  readonly onChallenge?: (isOpen: boolean) => void;
  /** No token is to be expected: nothing came in time, or the page was left meanwhile and is back from the browser's cache. */
  readonly onSilent: () => void;
}

const interval = 100;

/** How long the vendor may take between hiding a solved challenge and giving the token. */
const grace = 600;

/**
 * Watches the vendor's challenge window for a check under way; returns the way to stop. The vendor
 * fires nothing when a visitor closes it, it only hides the window.
 */
export function watchChallenge(element: HTMLElement, { limit, onClosed, onSilent, onChallenge = () => {} }: ChallengeEvents): () => void {
  let wasOpen = false;
  let quiet = 0;
  let isShown = false;
  const look = () => {
    const isOpen = isChallengeOpen(element);
    if (isOpen !== isShown) onChallenge(isOpen);
    isShown = isOpen;
    if (isOpen) quiet = 0;
    wasOpen ||= isOpen;
    return isOpen;
  };
  const changes = new MutationObserver(look); // the second half of a double press closes it between two ticks
  changes.observe(document, { subtree: true, attributeFilter: ['style'] });
  const timer = setInterval(() => {
    if (look()) return;
    quiet += interval;
    if (quiet < (wasOpen ? grace : limit)) return;
    stop();
    if (wasOpen) onClosed();
    else onSilent();
  }, interval);
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && onSilent();
  addEventListener('pageshow', onPageShow);
  return stop;

  function stop() {
    if (isShown) onChallenge(false);
    isShown = false;
    clearInterval(timer);
    removeEventListener('pageshow', onPageShow);
    changes.disconnect();
  }
}

function isChallengeOpen(element: HTMLElement): boolean {
  const frame = findChallenge(element);
  return frame !== null && getComputedStyle(frame).visibility !== 'hidden';
}

/** The vendor's challenge frame `c-…`, somewhere in the body, that belongs to the badge frame `a-…` in this element. */
function findChallenge(element: HTMLElement): Element | null {
  const badge = element.querySelector('iframe[name^="a-"]');
  const id = badge?.getAttribute('name')?.slice('a-'.length) ?? '';
  return document.querySelector(`iframe[name="c-${CSS.escape(id)}"]`);
}

/**
 * Takes the challenge of a badge that is gone out of the page: the vendor leaves it there for good (fault 37). It
 * stands in two boxes in the body; anywhere else it may be the page's own doing, and stays.
 */
export function removeChallenge(element: HTMLElement): void {
  const box = findChallenge(element)?.parentElement?.parentElement;
  if (box?.parentElement === document.body) box.remove();
}
