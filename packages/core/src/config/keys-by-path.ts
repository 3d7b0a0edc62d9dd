import { isKey, type ConfigGroup } from './config-keys.ts';
import type { ConfigKey } from './config-kinds.ts';

/** Returns every key by its dotted path (`captcha.siteKey`), in the table's order. */
export function keysByPath(group: ConfigGroup, prefix = ''): ReadonlyMap<string, ConfigKey> {
  return new Map(
    Object.entries(group).flatMap(([name, node]): [string, ConfigKey][] =>
      isKey(node) ? [[prefix + name, node]] : [...keysByPath(node, `${prefix}${name}.`)],
    ),
  );
}
