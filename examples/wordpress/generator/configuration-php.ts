import { attributeName, configKeys, expectedValue, keysByPath, type ConfigKey } from '@adviser-widgets/core';
import { label } from './label.ts';
import { phpFile, Translated } from './php-value.ts';

/** The words for each key by its path, in groups: what the configuration page of the catalogue shows. */
export type DocumentedKeys = Readonly<
  Record<string, Readonly<Record<string, { readonly meaning: string; readonly example: unknown }>>>
>;

/** Has fields of their own on the settings page. */
const elsewhere = ['nonce'];

/** Addresses of links and pictures: whoever edits posts can write such, too. All others choose scripts, APIs and origins. */
const harmless = ['privacyUrl', 'contactUrl', 'searchUrl', 'cdnBase', 'imageUrl', 'adviserImageUrl'];

/** Lists of hosts and origins. */
const hosts = ['search.hosts', 'frameOrigins'];

/** They choose to whom what visitors do and type goes, as an address does: the account with a service. */
const accounts = [
  'captcha.siteKey',
  'search.appId',
  'search.apiKey',
  'maps.apiKey',
  'analytics.id.production',
  'analytics.id.development',
  'chat.key',
];

/** The configuration keys of the library in their groups, each with how it is read and what it means. */
export function configurationPhp(documented: DocumentedKeys): string {
  const keys = keysByPath(configKeys);
  const groups = Object.entries(documented).map(([title, words]) => ({
    title: new Translated(title),
    keys: Object.fromEntries(
      Object.entries(words)
        .filter(([path]) => !elsewhere.includes(path))
        .map(([path, { meaning, example }]) => [
          path,
          describe(path, { key: keys.get(path), meaning, example }),
        ]),
    ),
  }));
  return phpFile('The configuration keys of the library.', groups);
}

interface Described {
  readonly key: ConfigKey | undefined;
  readonly meaning: string;
  readonly example: unknown;
}

function describe(path: string, { key, meaning, example }: Described) {
  if (!key) throw new Error(`There is no configuration key "${path}"`);
  const isJson = typeof example === 'object';
  const kind = kindOf(key, isJson);
  return {
    kind,
    // The script tag has texts only: lists and objects go into JSON.
    tag: isJson ? undefined : attributeName(path),
    shape: isJson ? (Array.isArray(example) ? 'list' : 'object') : undefined,
    label: label(path),
    meaning: new Translated(meaning),
    expected: new Translated(expectedValue(key)),
    example: isJson ? JSON.stringify(example) : String(example),
    default: typeof key.default === 'object' || key.default === undefined ? '' : String(key.default),
    choices: key.choices,
    // Not to be changed by everybody who may change settings.
    guarded:
      (kind === 'url' && !harmless.includes(path)) || [...hosts, ...accounts].includes(path) || undefined,
    account: accounts.includes(path) || undefined,
    pattern: key.pattern,
    min: key.min,
    max: key.max,
  };
}

/** As the settings page knows it: of several addresses it takes one; a field's name and a time zone are texts. */
function kindOf({ kind }: ConfigKey, isJson: boolean) {
  if (kind === 'addresses') return 'url';
  if (isJson) return 'json';
  return kind === 'field' || kind === 'zone' ? 'text' : kind;
}
