import type { Fields } from '../../src/check-fields.ts';

/** Every value by its whole name: `tracking` becomes `tracking.browser` and so on, a list counts from 0. */
export function flatten(fields: Fields, prefix = ''): [name: string, value: string][] {
  return Object.entries(fields).flatMap(([name, value]): [string, string][] => {
    if (typeof value === 'object' && value !== null) return flatten(value as Fields, `${prefix}${name}.`);
    return [[prefix + name, String(value)]];
  });
}
