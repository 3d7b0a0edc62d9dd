import { findChallenge } from './find-challenge.ts';

interface ChallengeEvents {
  /** Milliseconds without a visible challenge until `onSilent`. */
  readonly limit: number;
  readonly onClosed: () => void;
  readonly onSilent: () => void;
}

const interval = 100;

/** How long the vendor may take between hiding a solved challenge and giving the token. */
const grace = 600;

/**
 * Watches the vendor's challenge window for a check under way; returns the way to stop. The vendor
 * fires nothing when a visitor closes it, it only hides the window.
 */
export function watchChallenge(element: HTMLElement, { limit, onClosed, onSilent }: ChallengeEvents): () => void {
  let wasOpen = false;
  let quiet = 0;
  const timer = setInterval(() => {
    if (isChallengeOpen(element)) {
      wasOpen = true;
      quiet = 0;
      return;
    }
    quiet += interval;
    if (quiet < (wasOpen ? grace : limit)) return;
    clearInterval(timer);
    if (wasOpen) onClosed();
    else onSilent();
  }, interval);
  return () => clearInterval(timer);
}

function isChallengeOpen(element: HTMLElement): boolean {
  const frame = findChallenge(element);
  return frame !== null && getComputedStyle(frame).visibility !== 'hidden';
}
