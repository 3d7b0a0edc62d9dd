/** The vendor's challenge frame `c-…`, somewhere in the body, that belongs to the badge frame `a-…` in this element. */
export function findChallenge(element: HTMLElement): Element | null {
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
