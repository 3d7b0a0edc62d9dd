import { isKey, type ConfigGroup, type ConfigKey } from './config-keys.ts';

/** Returns every key by its dotted path (`captcha.siteKey`), in the table's order. */
export function keysByPath(group: ConfigGroup): ReadonlyMap<string, ConfigKey> {
  return new Map(entriesOf(group, ''));
}

function entriesOf(group: ConfigGroup, prefix: string): (readonly [string, ConfigKey])[] {
  return Object.entries(group).flatMap(([name, node]) =>
    isKey(node) ? [[prefix + name, node] as const] : entriesOf(node, `${prefix}${name}.`),
  );
}
