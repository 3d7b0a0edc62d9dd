import { ownValue, isRecord } from '../values/records.ts';
import { configKeys, isKey, type ConfigGroup } from './config-keys.ts';
import { readConfigValue, type ConfigKey } from './config-kinds.ts';
import type { Config, ConfigValues } from './config.ts';
import { resolveEnvironment } from './environment.ts';
import { keysByPath } from './keys-by-path.ts';
import type { LinkRuleChecks } from './link-rule.ts';

/** The configuration that a page provides: any part of it, unchecked. */
export interface ConfigSources extends LinkRuleChecks {
  readonly json?: unknown;
  readonly tag?: Readonly<Record<string, string | undefined>>;
  readonly hostname?: string;
}

/** A wrong value or an unknown name in the configuration. */
export interface ConfigProblem {
  /** Dotted; '' for the whole JSON; `data-` and the `dataset` name for an attribute. */
  readonly path: string;
  readonly given?: unknown;
}

/** Builds the configuration: defaults < JSON < script tag (contract section 2). Lists what it ignores. */
export function readConfig({ json, tag = {}, hostname = '', ...checks }: ConfigSources): {
  config: Config;
  problems: ConfigProblem[];
} {
  const problems: ConfigProblem[] = [];
  const values = readGroup(configKeys, json, '') as ConfigValues;
  problems.push(...unknownAttributes(tag));
  const environment = resolveEnvironment(values.environment, hostname);
  return { config: { ...values, environment }, problems };

  function readGroup(group: ConfigGroup, given: unknown, prefix: string): Readonly<Record<string, unknown>> {
    if (isRecord(given)) problems.push(...unknownNames(group, given, prefix));
    else if (given !== undefined) problems.push({ path: prefix.slice(0, -1), given });
    const entries = Object.entries(group).map(([name, node]) => {
      const value = ownValue(given, name);
      const path = prefix + name;
      return [name, isKey(node) ? readKey(node, value, path) : readGroup(node, value, `${path}.`)] as const;
    });
    return Object.fromEntries(entries);
  }

  function readKey(key: ConfigKey, inJson: unknown, path: string): unknown {
    let value = key.default;
    for (const given of [inJson, ownValue(tag, datasetName(path))]) {
      if (given === undefined) continue;
      const read = readConfigValue(key, given, checks);
      if (!read) problems.push({ path, given });
      else if ('value' in read) ({ value } = read);
      else problems.push({ path: path + read.part, given: read.given });
    }
    return value;
  }
}

function unknownNames(group: ConfigGroup, given: object, prefix: string): ConfigProblem[] {
  const names = Object.keys(given).filter((name) => !Object.hasOwn(group, name));
  return names.map((name) => ({ path: prefix + name }));
}

function unknownAttributes(tag: object): ConfigProblem[] {
  const known = new Set(['config', ...[...keysByPath(configKeys).keys()].map(datasetName)]);
  return Object.keys(tag)
    .filter((name) => !known.has(name))
    .map((name) => ({ path: `data-${name}` }));
}

/** `captchaSiteKey` for `captcha.siteKey`. */
function datasetName(path: string): string {
  return path.replace(/\.(.)/g, (_, letter: string) => letter.toUpperCase());
}
