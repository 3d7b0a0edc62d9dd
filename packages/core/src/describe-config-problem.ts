import type { ConfigKey } from './config-keys.ts';
import type { ConfigProblem } from './config.ts';
import { expectation } from './expectation.ts';

/** Keys whose value no kind describes. */
const special: Readonly<Record<string, string>> = {
  regions: 'a list of {"name", "postcode"} with unique four-digit postcodes as text',
  messages: 'an object of texts by name',
  submissionIdField: 'a field name, or false',
};

type Keys = Readonly<Record<string, ConfigKey>>;

/** One sentence that names the key, what was expected and what was given. `keys` is the table of all keys. */
export function describeConfigProblem({ path, given }: ConfigProblem, keys: Keys): string {
  if (path === '') return `the configuration: expected a JSON object, got ${show(given)}; using the defaults`;
  return `configuration key "${path}": expected ${expected(path, given, keys)}, got ${show(given)}; using the default`;
}

function expected(path: string, given: unknown, keys: Keys): string {
  const key = keys[path];
  if (!key) return `an object with ${keysOf(path, keys)}`;
  if (special[path]) return special[path];
  return typeof given === 'object' ? 'a single value' : expectation(key.kind, key);
}

/** `live and sandbox`, for `apiBase`. */
function keysOf(group: string, keys: Keys): string {
  const paths = Object.keys(keys).filter((path) => path.startsWith(`${group}.`));
  return paths.map((path) => path.slice(group.length + 1)).join(' and ');
}

function show(value: unknown): string {
  return (JSON.stringify(value) ?? String(value)).slice(0, 80);
}
