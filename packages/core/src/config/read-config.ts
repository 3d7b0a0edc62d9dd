import { ownValue, isRecord } from '../values/records.ts';
import { configKeys, isKey, type ConfigGroup } from './config-keys.ts';
import { readConfigValue, type ConfigKey } from './config-kinds.ts';
import type { Config, ConfigValues } from './config.ts';
import { resolveEnvironment } from './environment.ts';
import type { LinkRuleChecks } from './link-rule.ts';

/** The configuration that a page provides: any part of it, unchecked. */
export interface ConfigSources extends LinkRuleChecks {
  readonly json?: unknown;
  readonly tag?: Readonly<Record<string, string | undefined>>;
  readonly hostname?: string;
  /** Why the JSON could not be read; `late` while it still may be. */
  readonly unread?: unknown;
}

/** A wrong value or an unknown name in the configuration. */
export interface ConfigProblem {
  /** Dotted; '' for the whole JSON; `data-` and the `dataset` name for an attribute. */
  readonly path: string;
  readonly given?: unknown;
  /** The last part of the path, and what it may be, where names are no keys: texts and events. */
  readonly unknown?: { readonly name: string; readonly names: readonly string[] };
}

/** Builds the configuration: defaults < JSON < script tag. Lists what it ignores. */
export function readConfig({ json, tag = {}, hostname = '', ...checks }: ConfigSources): {
  config: Config;
  problems: ConfigProblem[];
} {
  const problems: ConfigProblem[] = [];
  const unread = new Set(Object.keys(tag));
  unread.delete('config');
  const values = readGroup(configKeys, json, '') as ConfigValues;
  for (const name of unread) problems.push({ path: `data-${name}` });
  return { config: { ...values, environment: resolveEnvironment(values.environment, hostname) }, problems };

  function readGroup(group: ConfigGroup, given: unknown, prefix: string): Readonly<Record<string, unknown>> {
    if (given !== undefined && !isRecord(given)) problems.push({ path: prefix.slice(0, -1), given });
    const names = isRecord(given) ? Object.keys(given) : [];
    for (const name of names) if (!Object.hasOwn(group, name)) problems.push({ path: prefix + name });
    const entries = Object.entries(group).map(([name, node]) => {
      const value = ownValue(given, name);
      const path = prefix + name;
      return [name, isKey(node) ? readKey(node, value, path) : readGroup(node, value, `${path}.`)] as const;
    });
    return Object.fromEntries(entries);
  }

  function readKey(key: ConfigKey, inJson: unknown, path: string): unknown {
    const attribute = path.replace(/\.(.)/g, (_, letter: string) => letter.toUpperCase());
    unread.delete(attribute);
    let value = key.default;
    for (const given of [inJson, ownValue(tag, attribute)]) {
      if (given === undefined) continue;
      const read = readConfigValue(key, given, checks) ?? { part: '', given };
      value = 'value' in read ? read.value : (key.ifWrong ?? value);
      if (!('value' in read)) problems.push({ path: path + read.part, given: read.given });
    }
    return value;
  }
}
