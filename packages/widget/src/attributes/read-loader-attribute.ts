/**
 * What a placeholder says of itself in a `data-` attribute or, a link, in its fragment
 * (`#widget=…&widget-load=…`), lower-cased. The loader imports no package but for types, so that
 * createPlaceholder reads the name once more, in the same way.
 */
export function readLoaderAttribute(element: HTMLElement, name: 'widget' | 'widget-load'): string {
  const attribute = element.getAttribute(`data-${name}`);
  const fragment = element instanceof HTMLAnchorElement ? new URLSearchParams(element.hash.slice(1)).get(name) : '';
  return (attribute ?? fragment ?? '').trim().toLowerCase();
}

/** True for a link that is a placeholder by its fragment alone (contract section 1, `links`). */
export function isPlainLink(element: HTMLElement): boolean {
  return !element.hasAttribute('data-widget');
}
