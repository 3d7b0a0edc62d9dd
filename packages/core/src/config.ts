import { configKeys, type ConfigKey } from './config-keys.ts';
import { resolveEnvironment, type Environment } from './environment.ts';
import { parseValue, type Parsed } from './kinds.ts';
import { isRecord, ownValue } from './own-value.ts';
import type { Region } from './regions.ts';

/** How the body of a lead is written (row 2). */
export type Encoding = 'json' | 'form';

/** One address per environment; empty means the page's own origin. */
export interface Bases {
  readonly live: string;
  readonly sandbox: string;
}

/** Texts by name, for every widget or under a widget's name for that one only (row 22). */
export type Messages = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** The page's configuration (contract section 2), complete: every key has a value. */
export interface Config {
  readonly brand: string;
  readonly environment: Environment;
  readonly apiBase: Bases;
  readonly privacyUrl: string;
  readonly campaignId: string;
  readonly captcha: { readonly provider: 'recaptcha'; readonly siteKey: string; readonly scriptUrl: string };
  readonly phone: string;
  readonly regions: readonly Region[];
  readonly messages: Messages;
  readonly encoding: { readonly lead: Encoding; readonly callCentre: Encoding };
  /** Name of the body field that carries the submission id, or false to send none (R3). */
  readonly submissionIdField: string | false;
  readonly trackingShape: 'nested' | 'flat';
  readonly nonce: string;
}

/** What a page gives: any part of the configuration, unchecked. */
export interface ConfigSources {
  /** The parsed JSON of `data-config` or of the inline block. */
  readonly json?: unknown;
  /** The script tag's `data-` attributes, camelCase as in `dataset`. */
  readonly tag?: Readonly<Record<string, string | undefined>>;
  readonly hostname?: string;
}

/** A value of the configuration that does not fit: the key's dotted path, a group's name, or '' for all. */
export interface ConfigProblem {
  readonly path: string;
  readonly given: unknown;
}

/**
 * Builds the configuration from its three sources: defaults < JSON < script tag (contract section
 * 2). A value that does not fit leaves the default and is told in `problems`.
 */
export function readConfig({ json, tag = {}, hostname = '' }: ConfigSources): { config: Config; problems: ConfigProblem[] } {
  const problems = misshapen(json);
  const flat: Record<string, unknown> = {};
  for (const [path, key] of Object.entries(configKeys)) {
    const sources = [at(json, path), key.jsonOnly ? undefined : ownValue(tag, camel(path))];
    const read = sources.filter((given) => given !== undefined).map((given) => ({ given, parsed: readKey(key, given) }));
    problems.push(...read.flatMap(({ given, parsed }) => (parsed ? [] : [{ path, given }])));
    flat[path] = read.reduce((value, { parsed }) => (parsed ? parsed.value : value), key.default);
  }
  flat.environment = resolveEnvironment(flat.environment as string | undefined, hostname);
  return { config: nest(flat), problems };
}

/** Where the JSON has something else than an object: at its top, or at a group such as `captcha`. */
function misshapen(json: unknown): ConfigProblem[] {
  if (json === undefined) return [];
  if (!isRecord(json)) return [{ path: '', given: json }];
  const groups = new Set(Object.keys(configKeys).flatMap((path) => (path.includes('.') ? path.replace(/\..*/, '') : [])));
  const given = [...groups].map((path) => ({ path, given: ownValue(json, path) }));
  return given.filter((group) => group.given !== undefined && !isRecord(group.given));
}

function readKey(key: ConfigKey, given: unknown): Parsed {
  if (key.check) return key.check(given);
  return typeof given === 'object' ? undefined : parseValue(key.kind, String(given), key);
}

/** The value at a dotted path, own properties only. */
function at(json: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => ownValue(value, key), json);
}

/** `captcha.siteKey` → `captchaSiteKey`, the dataset name of `data-captcha-site-key`. */
function camel(path: string): string {
  return path.replace(/\.(.)/g, (_, letter: string) => letter.toUpperCase());
}

function nest(flat: Record<string, unknown>): Config {
  const config: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(flat)) {
    const [group = path, key] = path.split('.');
    if (key === undefined) config[group] = value;
    else config[group] = { ...(config[group] as object | undefined), [key]: value };
  }
  // The table in config-keys.ts has one row per key of Config, which config.test.ts holds it to.
  return config as unknown as Config;
}
