import { configKeys } from './config-keys.ts';
import { isListKind } from './config-kinds.ts';
import { keysByPath } from './keys-by-path.ts';
import { nearest } from '../values/suggest.ts';

/** Describes an unknown name; `undefined` for an attribute like no key: many tools add their own. */
export function describeUnknownKey(path: string): string | undefined {
  const known = [...keysByPath(configKeys).keys()];
  if (!path.startsWith('data-'))
    return `there is no configuration key "${path}"${inGroup(path, known) ?? (didYouMean(nearKey(path, known), (key) => `"${key}"`) || byTokens(path))}`;
  const name = kebabCase(path.slice('data-'.length));
  const near = nearAttribute(name, ['config', ...known.map(attributeName)]);
  return near && `the script tag has no data-${name}${didYouMean(near, (other) => `data-${other}`)}`;
}

/** A name in a group that there is, or one with a dot in it. */
function inGroup(path: string, known: readonly string[]): string | undefined {
  const [, group = '', name = ''] = /^(.+)\.([^.]+)$/.exec(path) ?? [];
  if (known.includes(path)) return ` with a dot; write "${group}": { "${name}": … }`;
  const members = known.flatMap((key) => (key.startsWith(`${group}.`) ? key.slice(group.length + 1) : []));
  if (group === '' || members.length === 0 || nearest(name, members)) return undefined;
  return `; "${group}" has ${members.join(', ')}`;
}

/** What other libraries configure, and our pages set in CSS. */
function byTokens(path: string): string {
  const isLook = /theme|colou?r|font|radius|dark|style/i.test(path);
  return isLook ? '; set how widgets look with CSS properties such as --aw-color-primary' : '';
}

function nearKey(path: string, known: readonly string[]): string | undefined {
  const near = nearest(attributeName(path), known.map(attributeName));
  return known.find((key) => attributeName(key) === near) ?? known.find((key) => key.endsWith(`.${path}`));
}

/** `env` begins `environment`, and `site-key` ends `captcha-site-key`. */
function nearAttribute(name: string, known: readonly string[]): string | undefined {
  const [ended, begun] = [
    known.filter((other) => name.includes('-') && other.endsWith(`-${name}`)),
    known.filter((other) => name.length > 2 && other.startsWith(name)),
  ];
  return nearest(name, known) ?? [ended, begun].find(({ length }) => length === 1)?.[0];
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
