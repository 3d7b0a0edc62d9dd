import * as v from 'valibot';

/** A body's values by name. */
export type Fields = Readonly<Record<string, unknown>>;

/** An object that is not a list, passed on unchanged. */
export const fieldsByName = v.custom<Fields>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'fields by name',
);

/** A rule for one text; `expected` completes the sentence "expected …". */
export const text = (expected: string, fits: (value: string) => boolean) =>
  v.pipe(
    v.string(expected),
    v.check((value) => fits(value), expected),
  );

/** Field name → schema of its value. A schema's message completes the sentence "expected …". */
export type Rules = Readonly<Record<string, v.GenericSchema<unknown>>>;

/** Returns problems with the expected fields. `prefix` precedes each name. */
export function checkValues(given: Fields, rules: Rules, prefix = ''): string[] {
  return Object.entries(rules).flatMap(([name, rule]) => {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    const { issues } = v.safeParse(rule, value);
    return issues ? [problem(prefix + name, issues[0].message, value)] : [];
  });
}

/** Returns problems with unexpected fields; `place` completes the sentence "no such field in the …". */
export function checkKeys(
  given: Fields,
  allowed: readonly string[],
  { place, prefix = '' }: { readonly place: string; readonly prefix?: string },
): string[] {
  const extra = Object.keys(given).filter((name) => !allowed.includes(name));
  return extra.map((name) => problem(prefix + name, `no such field in the ${place}`, given[name]));
}

/** Returns problems with a set of fields that must match the rules exactly: missing, wrong or additional. */
export function checkExactly(
  given: Fields,
  rules: Rules,
  { place, prefix = '' }: { readonly place: string; readonly prefix?: string },
): string[] {
  return [...checkValues(given, rules, prefix), ...checkKeys(given, Object.keys(rules), { place, prefix })];
}

/** "FormPhone: expected a number ending in a digit, got "none"". */
export function problem(name: string, expected: string, value: unknown): string {
  return `${name}: expected ${expected}, got ${value === undefined ? 'nothing' : shorten(JSON.stringify(value))}`;
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
