import { configKeys, isKey, type ConfigGroup, type ConfigKey } from './config-keys.ts';
import type { Config } from './config.ts';
import { resolveEnvironment } from './environment.ts';
import { isRecord, ownValue } from '../values/records.ts';
import { parseValue, type Parsed } from '../values/kinds.ts';
import type { LinkRuleChecks, Misfit } from './link-rule.ts';

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
  const attributes: Record<string, true> = { config: true };
  const values = readGroup(configKeys, json, '');
  reportUnknown(tag, attributes, 'data-');
  const environment = resolveEnvironment(values.environment as string | undefined, hostname);
  // config-keys.test.ts checks that `configKeys` has one row per key of Config.
  return { config: { ...values, environment } as unknown as Config, problems };

  function readGroup(group: ConfigGroup, given: unknown, prefix: string): Record<string, unknown> {
    if (isRecord(given)) reportUnknown(given, group, prefix);
    else if (given !== undefined) problems.push({ path: prefix.slice(0, -1), given });
    const entries = Object.entries(group).map(([name, node]) => {
      const value = ownValue(given, name);
      const path = prefix + name;
      return [name, isKey(node) ? readKey(node, value, path) : readGroup(node, value, `${path}.`)];
    });
    return Object.fromEntries(entries) as Record<string, unknown>;
  }

  function readKey(key: ConfigKey, inJson: unknown, path: string): unknown {
    const attribute = tagName(path);
    attributes[attribute] = true;
    let { default: value } = key;
    for (const given of [inJson, ownValue(tag, attribute)]) {
      const parsed = given === undefined ? { value } : parse(key, given, checks);
      if (parsed && 'value' in parsed) ({ value } = parsed);
      else problems.push({ path: path + (parsed?.part ?? ''), given: parsed ? parsed.given : given });
    }
    return value;
  }

  function reportUnknown(given: object, known: object, prefix: string): void {
    for (const name of Object.keys(given))
      if (!Object.hasOwn(known, name)) problems.push({ path: prefix + name });
  }
}

function parse(key: ConfigKey, given: unknown, checks: LinkRuleChecks): Parsed | Misfit {
  if (key.check) return key.check(given, checks);
  return key.kind && typeof given !== 'object' ? parseValue(key.kind, String(given), key) : undefined;
}

function tagName(path: string): string {
  return path.replace(/\.(.)/g, (_, letter: string) => letter.toUpperCase());
}
