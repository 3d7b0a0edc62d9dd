import { linkParameters } from './link-parameters.ts';

const around = '[\\s\\u200b-\\u200d\\u2060"\'‘’‚“”„″]+';
const ends = new RegExp(`^${around}|${around}$`, 'g');

/** Lower-cases a name, without the spaces, invisible characters and quotes that editors' tools put around it. */
export function asName(text: string): string {
  return text.replace(ends, '').toLowerCase();
}

/** Reads a `data-` attribute of a placeholder, or the same parameter of a link, as a name (contract section 1). */
export function readLoaderAttribute(element: Element, name: string): string {
  // A control named `getAttribute` would hide its form's own method.
  const written = Element.prototype.getAttribute.call(element, `data-${name}`);
  return asName(written ?? linkParameters(element).get(name) ?? '');
}

/** Returns true for a link that is a placeholder only by its fragment (contract section 1, `links`). */
export function isPlainLink(element: HTMLElement): boolean {
  return !element.hasAttribute('data-widget');
}
