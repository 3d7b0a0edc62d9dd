import { linkParameters } from './link-parameters.ts';

/** White space, invisible characters and quotes, straight or curly, that editors' tools put around a name. */
const around = '[\\s\\u200b-\\u200d\\u2060"\'‘’‚“”„″]+';
const ends = new RegExp(`^${around}|${around}$`, 'g');

/** Reads a name as it was meant: without what editors' tools put around it, and in lower case. */
export function asName(text: string): string {
  return text.replace(ends, '').toLowerCase();
}

/**
 * Reads a `data-` attribute of a placeholder, or the same parameter in a link's fragment
 * (`#widget=…&widget-load=…`), as a name (contract section 1).
 */
export function readLoaderAttribute(element: Element, name: 'widget' | 'widget-load'): string {
  return asName(element.getAttribute(`data-${name}`) ?? linkParameters(element).get(name) ?? '');
}

/** True for a link that is a placeholder only by its fragment (contract section 1, `links`). */
export function isPlainLink(element: HTMLElement): boolean {
  return !element.hasAttribute('data-widget');
}
