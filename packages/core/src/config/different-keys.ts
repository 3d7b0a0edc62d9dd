import { isRecord, ownValue } from '../values/records.ts';
import { toJson } from '../values/to-json.ts';

/** Returns the dotted names of the values that are not the same in two JSON objects. */
export function differentKeys(one: unknown, other: unknown, path = ''): string[] {
  if (isRecord(one) && isRecord(other)) {
    const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
    return names.flatMap((name) =>
      differentKeys(ownValue(one, name), ownValue(other, name), path ? `${path}.${name}` : name),
    );
  }
  return toJson(one) === toJson(other) ? [] : [path];
}
