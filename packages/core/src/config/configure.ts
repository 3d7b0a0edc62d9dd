import { warn } from '../page/log.ts';
import { isRecord, ownValue } from '../values/records.ts';
import { toJson } from '../values/to-json.ts';
import type { Config } from './config.ts';
import { givenConfig, setConfig, type PageConfig } from './page-config.ts';

/**
 * Sets the page's configuration, and reports its mistakes on the console. Call it once, before the first render, and on
 * a server too: a second call replaces all values of the first.
 *
 * @example configure({ json: { brand: 'acme', phone: '0800 000 000' } });
 */
export function configure(sources: PageConfig): Config {
  const { json: before } = givenConfig();
  const keys = before && sources.json ? differentKeys(before, sources.json) : [];
  if (keys.length > 0)
    warn(
      `configure was called again, with other values of ${keys.join(', ')}. The last call counts, and replaces all values of the one before. Call it once, with the whole configuration, before the first render.`,
    );
  return setConfig(sources);
}

/** Returns the dotted names of the values that are not the same in two JSON objects. */
function differentKeys(one: unknown, other: unknown, path = ''): string[] {
  if (isRecord(one) && isRecord(other)) {
    const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
    return names.flatMap((name) =>
      differentKeys(ownValue(one, name), ownValue(other, name), path ? `${path}.${name}` : name),
    );
  }
  return toJson(one) === toJson(other) ? [] : [path];
}
