import { configKeys } from './config-keys.ts';
import { keysByPath } from './keys-by-path.ts';
import { nearest } from '../values/suggest.ts';

/**
 * One sentence about a name that is no key, or `undefined` for an attribute of the script tag that is
 * near none: many tools put their own there.
 */
export function describeUnknownKey(path: string): string | undefined {
  const known = [...keysByPath(configKeys).keys()];
  if (!path.startsWith('data-')) return `there is no configuration key "${path}"${didYouMean(nearKey(path, known), (key) => `"${key}"`)}`;
  const name = kebabCase(path.slice('data-'.length));
  const near = nearest(name, known.map(attributeName));
  return near && `the script tag has no data-${name}${didYouMean(near, (other) => `data-${other}`)}`;
}

/** The key that looks alike, or the one of that name in some group. */
function nearKey(path: string, known: readonly string[]): string | undefined {
  const near = nearest(attributeName(path), known.map(attributeName));
  return known.find((key) => attributeName(key) === near) ?? known.find((key) => key.endsWith(`.${path}`));
}

/** `captcha.siteKey` → `captcha-site-key`: on the script tag, after `data-`. */
export function attributeName(path: string): string {
  return kebabCase(path).replaceAll('.', '-');
}

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function didYouMean(near: string | undefined, write: (near: string) => string): string {
  return near ? `; did you mean ${write(near)}?` : '';
}
