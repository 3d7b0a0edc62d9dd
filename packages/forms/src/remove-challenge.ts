import { findChallenge } from './find-challenge.ts';

/**
 * Takes the challenge of a badge that is gone out of the page: the vendor leaves it there for good (fault 37). It
 * stands in two boxes in the body; anywhere else it may be the page's own doing, and stays.
 */
export function removeChallenge(element: HTMLElement): void {
  const box = findChallenge(element)?.parentElement?.parentElement;
  if (box?.parentElement === document.body) box.remove();
}
