/** The vendor's challenge frame `c-…`, somewhere in the body, that belongs to the badge frame `a-…` in this element. */
export function findChallenge(element: HTMLElement): Element | null {
  const badge = element.querySelector('iframe[name^="a-"]');
  const id = badge?.getAttribute('name')?.slice('a-'.length) ?? '';
  return document.querySelector(`iframe[name="c-${CSS.escape(id)}"]`);
}
