interface ChallengeEvents {
  readonly limit: number;
  readonly onClosed: () => void;
  readonly onChallenge?: (isOpen: boolean) => void;
  /** No token will come: time is up, or the page has returned from the browser's page cache. */
  readonly onSilent: () => void;
}

const intervalMs = 100;

/** Milliseconds the vendor may take between hiding a solved challenge and issuing the token. */
const graceMs = 600;

/** The vendor fires no event when a visitor closes the challenge: it only hides the window. */
export function watchChallenge(
  element: HTMLElement,
  { limit, onClosed, onSilent, onChallenge = () => {} }: ChallengeEvents,
): () => void {
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
  const changes = new MutationObserver(look); // a double press's second half can close it between two ticks
  changes.observe(document, { subtree: true, attributeFilter: ['style'] });
  const timer = setInterval(() => {
    if (look()) return;
    quiet += intervalMs;
    if (quiet < (wasOpen ? graceMs : limit)) return;
    stop();
    if (wasOpen) onClosed();
    else onSilent();
  }, intervalMs);
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

/** The vendor names the badge frame `a-…` and its challenge, anywhere in the body, `c-…`. */
function findChallenge(element: HTMLElement): Element | null {
  const badge = element.querySelector('iframe[name^="a-"]');
  const id = badge?.getAttribute('name')?.slice('a-'.length) ?? '';
  return document.querySelector(`iframe[name="c-${CSS.escape(id)}"]`);
}

/** The vendor leaves it in two boxes in the body (fault 37). Elsewhere the page may have put it there. */
export function removeChallenge(element: HTMLElement): void {
  const box = findChallenge(element)?.parentElement?.parentElement;
  if (box?.parentElement === document.body) box.replaceWith();
}
