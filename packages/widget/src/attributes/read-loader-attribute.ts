/**
 * Reads a `data-` attribute or a link's parameter, in lower case. loader.js has it, so it imports nothing;
 * createPlaceholder parses the name a second time, in the same way.
 */
export function readLoaderAttribute(element: HTMLElement, name: 'widget' | 'widget-load'): string {
  const attribute = element.getAttribute(`data-${name}`);
  const fragment =
    element instanceof HTMLAnchorElement ? new URLSearchParams(element.hash.slice(1)).get(name) : '';
  return (attribute ?? fragment ?? '').trim().toLowerCase();
}

/** Returns true for a link that is a placeholder only by its fragment (contract section 1, `links`). */
export function isPlainLink(element: HTMLElement): boolean {
  return !element.hasAttribute('data-widget');
}
