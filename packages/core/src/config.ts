import { configKeys, type ConfigKey } from './config-keys.ts';
import { resolveEnvironment, type Environment } from './environment.ts';
import { parseValue, type Parsed } from './kinds.ts';
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

/**
 * Builds the configuration from its three sources: defaults < JSON < script tag (contract section
 * 2). A value that does not fit leaves the default and adds one sentence to `problems`.
 */
export function readConfig({ json, tag = {}, hostname = '' }: ConfigSources): { config: Config; problems: string[] } {
  const problems = misshapen(json);
  const flat: Record<string, unknown> = {};
  for (const [path, key] of Object.entries(configKeys)) {
    const given = [at(json, path), key.jsonOnly ? undefined : own(tag, camel(path))];
    const read = given.filter((value) => value !== undefined).map((value) => readKey(path, key, value));
    problems.push(...read.flatMap((result) => ('problem' in result ? [result.problem] : [])));
    flat[path] = read.reduce((value, result) => ('value' in result ? result.value : value), key.default);
  }
  flat.environment = resolveEnvironment(flat.environment as string | undefined, hostname);
  return { config: nest(flat), problems };
}

/** Where the JSON has something else than an object: at its top, or at a group such as `captcha`. */
function misshapen(json: unknown): string[] {
  if (json === undefined) return [];
  if (!isRecord(json)) return [`the configuration: expected a JSON object, got ${show(json)}; using the defaults`];
  const groups = new Set(Object.keys(configKeys).flatMap((path) => (path.includes('.') ? path.replace(/\..*/, '') : [])));
  const wrong = [...groups].filter((group) => own(json, group) !== undefined && !isRecord(own(json, group)));
  return wrong.map((group) => problem(group, `an object with ${keysOf(group)}`, own(json, group)));
}

/** `live and sandbox`, for `apiBase`. */
function keysOf(group: string): string {
  const keys = Object.keys(configKeys).filter((path) => path.startsWith(`${group}.`));
  return keys.map((path) => path.slice(group.length + 1)).join(' and ');
}

function problem(path: string, expected: string, given: unknown): string {
  return `configuration key "${path}": expected ${expected}, got ${show(given)}; using the default`;
}

function readKey(path: string, key: ConfigKey, given: unknown): { value: unknown } | { problem: string } {
  const parsed = key.check ? key.check(given) : parsePlain(given, key);
  if ('value' in parsed) return parsed;
  return { problem: problem(path, parsed.expected, given) };
}

function parsePlain(given: unknown, key: ConfigKey): Parsed {
  return typeof given === 'object' ? { expected: 'a single value' } : parseValue(key.kind, String(given), key);
}

/** The value at a dotted path, own properties only. */
function at(json: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => own(value, key), json);
}

function own(value: unknown, key: string): unknown {
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `captcha.siteKey` → `captchaSiteKey`, the dataset name of `data-captcha-site-key`. */
function camel(path: string): string {
  return path.replace(/\.(.)/g, (_, letter: string) => letter.toUpperCase());
}

function show(value: unknown): string {
  return (JSON.stringify(value) ?? String(value)).slice(0, 80);
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
