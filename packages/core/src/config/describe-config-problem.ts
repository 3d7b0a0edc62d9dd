import { configKeys } from './config-keys.ts';
import type { Config } from './config.ts';
import { isListKind, type ConfigKey, type ListKind } from './config-kinds.ts';
import { describeUnknownKey, describeUnknownName } from './describe-unknown-key.ts';
import { cutText } from '../values/cut-text.ts';
import { expectation } from '../values/expectation.ts';
import { keysByPath } from './keys-by-path.ts';
import { lostCalls, meantKey } from './meant-key.ts';
import type { ConfigProblem } from './read-config.ts';
import { toJson } from '../values/to-json.ts';

const lists: Record<ListKind, string> = {
  addresses: 'an http or https address, a path, or a list of them',
  field: 'a field name, or false',
  hosts: 'a list of texts',
  links: 'true, false or an object with within (a CSS selector), widgets (names of widgets) or both',
  messages: 'an object of texts by name, or by widget and name',
  names: 'an object of texts by event name',
  origins: 'a list of origins such as "https://forms.example.nz", https except for local hosts',
  regions: 'a list of {"name", "postcode"} with unique four-digit postcodes as text',
  zone: 'a time zone such as "Pacific/Auckland"',
};

const partsOfLinks: Readonly<Record<string, string>> = {
  'links.within': 'a CSS selector such as ".page-content"',
  'links.widgets': 'names of widgets such as ["request-call-form"]',
};

/** Returns what a configuration key accepts, to follow "expected": "a number from 0 to 22". */
export function expectedValue({ kind, ...limits }: ConfigKey): string {
  return isListKind(kind) ? lists[kind] : expectation(kind, limits);
}

/** Describes a problem; `undefined` for another tool's attribute. `config`, if all of it was read, tells what it costs. */
export function describeConfigProblem(problem: ConfigProblem, config?: Config): string | undefined {
  if (!('given' in problem)) return describeUnknown(problem, config);
  return `${describeExpectedValue(problem)}, got ${show(problem.given)}; ${describeUsedValue(problem)}`;
}

/** Describes a name that is no key, text or event, as `describeConfigProblem` does. */
export function describeUnknown({ path, unknown }: ConfigProblem, config?: Config): string | undefined {
  return unknown ? describeUnknownName(path, unknown) : describeUnknownKey(path, config);
}

/** Whether the problem is an error: a wrong value, or an unknown name for which live calls go astray. */
export function isGrave(problem: ConfigProblem, config?: Config): boolean {
  if ('given' in problem || problem.unknown) return 'given' in problem;
  return config !== undefined && lostCalls(meantKey(problem.path), config) !== undefined;
}

/** Describes a wrong value without quoting it, because it may be private. */
export function describeWithoutValue(problem: ConfigProblem): string {
  return `${describeExpectedValue(problem)}; ${describeUsedValue(problem)}`;
}

function describeExpectedValue({ path, given }: ConfigProblem): string {
  return path === ''
    ? 'the configuration: expected a JSON object'
    : `configuration key "${path}": expected ${expected(path, given)}`;
}

/** Says where a page's JSON is. */
export function describePlace({ config }: Readonly<Record<string, string | undefined>>): string {
  return config ?? 'the block with the id adviser-widgets-config';
}

function describeUsedValue({ path }: ConfigProblem): string {
  const { ifWrong } = keysByPath(configKeys).get(path) ?? {};
  if (ifWrong !== undefined) return `${toJson(ifWrong)} is used`;
  return path === '' ? 'using the defaults' : 'using the default';
}

function expected(path: string, given: unknown): string {
  const all = keysByPath(configKeys);
  const key = all.get(path);
  if (key) return typeof given === 'object' && !isListKind(key.kind) ? 'a single value' : expectedValue(key);
  if (path.startsWith('messages.')) return 'a text, or texts by name for one widget';
  return partsOfLinks[path] ?? `an object with ${membersOf(path, [...all.keys()])}`;
}

function membersOf(group: string, paths: readonly string[]): string {
  const inside = paths.filter((path) => path.startsWith(`${group}.`));
  const names = inside.map((path) => path.slice(group.length + 1).replace(/\..*/, ''));
  return [...new Set(names)].join(' and ');
}

function show(value: unknown): string {
  return cutText(toJson(value) ?? String(value), 80);
}
