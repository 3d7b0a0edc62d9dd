import { unshadowed } from '@adviser-widgets/core/internal';
import { linkParameters } from './link-parameters.ts';

const around = '[\\s\\u200b-\\u200d\\u2060"\'‘’‚“”„″\\\\]+';
// eslint-disable-next-line regexp/no-super-linear-move -- it reads no more than `maxLength`
const ends = new RegExp(`^${around}|${around}$`, 'g');

/** Longer than any name or media query. */
const maxLength = 1000;

/** Lower-cases a name, without the spaces, invisible characters and quotes that editors' tools put around it. */
export function asName(text: string): string {
  return text.slice(0, maxLength).replace(ends, '').toLowerCase();
}

/** Reads a `data-` attribute of a placeholder, or the same parameter of a link, as a name. */
export function readLoaderAttribute(element: Element, name: string): string {
  return asName(unshadowed(element).getAttribute(`data-${name}`) ?? linkParameters(element).get(name) ?? '');
}

/** Returns true for a link that is a placeholder only by its fragment. */
export function isPlainLink(element: HTMLElement): boolean {
  return !unshadowed(element).hasAttribute('data-widget');
}
