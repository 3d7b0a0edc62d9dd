/** Puts markup into the page and returns its first element. */
export function putMarkup(html: string): HTMLElement {
  const parsed = document.createRange().createContextualFragment(html);
  const element = parsed.firstElementChild;
  if (!(element instanceof HTMLElement)) throw new Error('The markup holds no element');
  document.body.append(parsed);
  return element;
}
