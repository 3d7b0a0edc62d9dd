import { cutText } from '../values/cut-text.ts';
import { nearest } from '../values/suggest.ts';
import { attributeName } from './attribute-name.ts';
import { configKeys } from './config-keys.ts';
import type { Config } from './config.ts';
import { keysByPath } from './keys-by-path.ts';
import { lostCalls, meantKey } from './meant-key.ts';

/**
 * Describes an unknown name; `undefined` for an attribute like no key: many tools add their own. With `config`, also says
 * which calls go astray because of it.
 */
export function describeUnknownKey(path: string, config?: Config): string | undefined {
  const known = [...keysByPath(configKeys).keys()];
  const meant = meantKey(path);
  const isOnTag = path.startsWith('data-');
  // Of other attributes that are like no key, each may be another tool's.
  if (isOnTag && meant === undefined)
    return path === 'data-theme' ? `the script tag has no ${path}${byTokens(path)}` : undefined;
  const what = isOnTag
    ? `the script tag has no ${onTag(path.slice('data-'.length))}${didYouMean(attributesOf(meant, known))}`
    : `there is no configuration key "${path}"${inGroup(path, known) ?? (didYouMean(inJson(meant, known)) || byTokens(path))}`;
  const lost = config && lostCalls(meant, config);
  return lost === undefined ? what : `${what}${what.endsWith('?') ? '' : '.'} ${lost}`;
}

/** The same for a name in `messages` or `eventNames`. */
export function describeUnknownName(
  path: string,
  { name, names }: { readonly name: string; readonly names: readonly string[] },
): string {
  const place = path.slice(0, -name.length - 1);
  const near = nearest(name, names);
  const others = place === 'eventNames' ? `; the events are ${names.join(', ')}` : '';
  return `configuration key "${place}": ${lackOf[place] ?? 'the widget has no text'} "${cutText(name, 60)}"${near ? didYouMean(`"${near}"`) : others}`;
}

const lackOf: Readonly<Record<string, string>> = {
  messages: 'no widget has a text',
  eventNames: 'there is no event',
};

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

function inJson(meant: string | undefined, known: readonly string[]): string | undefined {
  if (meant === undefined) return undefined;
  if (known.includes(meant)) return `"${meant}"`;
  const members = membersOf(meant, known).map((key) => key.slice(meant.length + 1).replace(/\..*/, ''));
  const names = [...new Set(members)];
  return `"${meant}", an object with ${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

function attributesOf(meant: string | undefined, known: readonly string[]): string | undefined {
  const members = meant === undefined ? [] : membersOf(meant, known);
  return members.length > 0 ? members.map(onTag).join(' or ') : meant && onTag(meant);
}

function membersOf(group: string, known: readonly string[]): string[] {
  return known.filter((key) => key.startsWith(`${group}.`));
}

function onTag(path: string): string {
  return `data-${attributeName(path)}`;
}

function didYouMean(what: string | undefined): string {
  return what === undefined ? '' : `; did you mean ${what}?`;
}
