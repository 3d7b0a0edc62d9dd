import { configKeys } from './config-keys.ts';
import { isListKind } from './config-kinds.ts';
import { keysByPath } from './keys-by-path.ts';
import { nearest } from '../values/suggest.ts';

/** Describes an unknown name; `undefined` for an attribute like no key: many tools add their own. */
export function describeUnknownKey(path: string): string | undefined {
  const known = [...keysByPath(configKeys).keys()];
  if (!path.startsWith('data-'))
    return `there is no configuration key "${path}"${didYouMean(nearKey(path, known), (key) => `"${key}"`)}`;
  const name = kebabCase(path.slice('data-'.length));
  const near = nearest(name, known.map(attributeName));
  return near && `the script tag has no data-${name}${didYouMean(near, (other) => `data-${other}`)}`;
}

function nearKey(path: string, known: readonly string[]): string | undefined {
  const near = nearest(attributeName(path), known.map(attributeName));
  return known.find((key) => attributeName(key) === near) ?? known.find((key) => key.endsWith(`.${path}`));
}

/** Returns a configuration key's attribute on the script tag, without `data-`: `captcha-site-key` for `captcha.siteKey`. */
export function attributeName(path: string): string {
  return kebabCase(path).replaceAll('.', '-');
}

let tagAttributes: ReadonlySet<string> | undefined;

/** Whether the script tag has the attribute `data-` with this name. */
export function isTagAttribute(name: string): boolean {
  tagAttributes ??= new Set(
    [...keysByPath(configKeys)].flatMap(([path, { kind }]) => (isListKind(kind) ? [] : attributeName(path))),
  );
  return name === 'config' || tagAttributes.has(name);
}

function kebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function didYouMean(near: string | undefined, write: (near: string) => string): string {
  return near ? `; did you mean ${write(near)}?` : '';
}
