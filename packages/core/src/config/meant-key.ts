import { nearest, suggest } from '../values/suggest.ts';
import { attributeName } from './attribute-name.ts';
import { configKeys } from './config-keys.ts';
import type { Config } from './config.ts';
import { keysByPath } from './keys-by-path.ts';

/** The dotted paths of all keys, and of the objects that hold some: `apiBase.live`, `apiBase`. */
interface Known {
  readonly keys: readonly string[];
  readonly objects: readonly string[];
}

/**
 * Returns the key that an unknown name was meant for, or the object that holds such keys. `undefined` if it is like none:
 * on the script tag, many tools have attributes of their own. `path` is dotted, or `data-` and the `dataset` name.
 */
export function meantKey(path: string): string | undefined {
  const keys = [...keysByPath(configKeys).keys()];
  const known = { keys, objects: [...new Set(keys.flatMap(objectsAround))] };
  return path.startsWith('data-')
    ? meantByAttribute(attributeName(path.slice('data-'.length)), known)
    : meantInJson(path, known);
}

function objectsAround(key: string): string[] {
  const parts = key.split('.').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('.'));
}

function meantInJson(path: string, { keys, objects }: Known): string | undefined {
  const all = [...keys, ...objects];
  const name = attributeName(path)
    .replace(/[\s_:-]+/g, '-')
    .replace(/^-|-$/g, '');
  return (
    near(name, all, 2) ??
    keys.find((key) => key.endsWith(`.${path}`)) ??
    inObject(name, { keys, objects }) ??
    near(name, keys)
  );
}

/** `env` begins `environment`, and `site-key` ends `captcha-site-key`. */
function meantByAttribute(name: string, { keys, objects }: Known): string | undefined {
  const ended = keys.filter((key) => name.includes('-') && attributeName(key).endsWith(`-${name}`));
  const begun = keys.filter((key) => name.length > 2 && attributeName(key).startsWith(name));
  return (
    (/^conf/.test(name) ? 'config' : near(name, ['config', ...keys])) ??
    [ended, begun].find(({ length }) => length === 1)?.[0] ??
    inObject(name, { keys, objects: objects.filter((object) => attributeName(object).includes('-')) })
  );
}

function near(name: string, paths: readonly string[], most?: number): string | undefined {
  const found = nearest(name, paths.map(attributeName), most);
  return paths.find((path) => attributeName(path) === found);
}

/** `apiBaseUrls` is in `apiBase`, and `captchaKey` is `captcha.siteKey`. */
function inObject(name: string, { keys, objects }: Known): string | undefined {
  const object = objects
    .filter((each) => `${name}-`.startsWith(`${attributeName(each)}-`))
    .sort((one, other) => other.length - one.length)[0];
  if (object === undefined) return ofFirstWord(name, objects);
  const members = keys.filter((key) => key.startsWith(`${object}.`));
  const names = members.map((key) => attributeName(key.slice(object.length + 1)));
  const member = suggest(name.slice(attributeName(object).length + 1), names);
  return members[names.indexOf(member ?? '')] ?? object;
}

/** `apiUrl` begins like `apiBase` alone. */
function ofFirstWord(name: string, objects: readonly string[]): string | undefined {
  const [first = ''] = name.split('-');
  const alike = objects.filter((object) => attributeName(object).startsWith(`${first}-`));
  return alike.length === 1 ? alike[0] : undefined;
}

/** What goes astray without an address, by the object that has it. */
const calls = { apiBase: 'live leads', mcoApiBase: 'live searches for advisers' } as const;

/** Says what goes astray because of an unknown name whose key, by `meantKey`, is the address of an API that is not set. */
export function lostCalls(meant: string | undefined, config: Config): string | undefined {
  const base = (['apiBase', 'mcoApiBase'] as const).find(
    (each) => meant === each || meant === `${each}.live`,
  );
  return base && config[base].live === ''
    ? `Until ${base}.live is set, ${calls[base]} go to the page's own site`
    : undefined;
}
