import { isKey, type ConfigGroup } from './config-keys.ts';
import type { ConfigKey } from './config-kinds.ts';

/** Returns the keys of `configKeys`, or of a part of it, by their dotted path: `captcha.siteKey`. */
export function keysByPath(group: ConfigGroup, prefix = ''): ReadonlyMap<string, ConfigKey> {
  return new Map(
    Object.entries(group).flatMap(([name, node]): [string, ConfigKey][] =>
      isKey(node) ? [[prefix + name, node]] : [...keysByPath(node, `${prefix}${name}.`)],
    ),
  );
}
