import type { Fields } from '../../src/check-fields.ts';

/** Full names: `tracking` becomes `tracking.browser` and so on; lists count from 0. */
export function flatten(fields: Fields, prefix = ''): [name: string, value: string][] {
  return Object.entries(fields).flatMap(([name, value]): [string, string][] => {
    if (typeof value === 'object' && value !== null) return flatten(value as Fields, `${prefix}${name}.`);
    return [[prefix + name, String(value)]];
  });
}
