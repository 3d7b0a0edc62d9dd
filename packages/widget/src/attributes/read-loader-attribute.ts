/**
 * Reads a `data-` attribute of a placeholder, or the same parameter in a link's fragment
 * (`#widget=…&widget-load=…`), lower-cased. loader.js includes this function, so it imports nothing, and
 * createPlaceholder parses the name a second time, in the same way.
 */
export function readLoaderAttribute(element: HTMLElement, name: 'widget' | 'widget-load'): string {
  const attribute = element.getAttribute(`data-${name}`);
  const fragment =
    element instanceof HTMLAnchorElement ? new URLSearchParams(element.hash.slice(1)).get(name) : '';
  return (attribute ?? fragment ?? '').trim().toLowerCase();
}

/** True for a link that is a placeholder only by its fragment (contract section 1, `links`). */
export function isPlainLink(element: HTMLElement): boolean {
  return !element.hasAttribute('data-widget');
}
