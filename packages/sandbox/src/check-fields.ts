import * as v from 'valibot';

export type Fields = Readonly<Record<string, unknown>>;

export const fieldsByName = v.custom<Fields>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'fields by name',
);

/** `expected` completes the sentence "expected …". */
export const text = (expected: string, fits: (value: string) => boolean) =>
  v.pipe(
    v.string(expected),
    v.check((value) => fits(value), expected),
  );

/** A schema's message completes the sentence "expected …". */
export type Rules = Readonly<Record<string, v.GenericSchema<unknown>>>;

export function checkValues(given: Fields, rules: Rules, prefix = ''): string[] {
  return Object.entries(rules).flatMap(([name, rule]) => {
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    const { issues } = v.safeParse(rule, value);
    return issues ? [problem(prefix + name, issues[0].message, value)] : [];
  });
}

/** `place` completes the sentence "no such field in the …". */
export function checkKeys(
  given: Fields,
  allowed: readonly string[],
  { place, prefix = '' }: { readonly place: string; readonly prefix?: string },
): string[] {
  const extra = Object.keys(given).filter((name) => !allowed.includes(name));
  return extra.map((name) => problem(prefix + name, `no such field in the ${place}`, given[name]));
}

export function checkExactly(
  given: Fields,
  rules: Rules,
  { place, prefix = '' }: { readonly place: string; readonly prefix?: string },
): string[] {
  return [...checkValues(given, rules, prefix), ...checkKeys(given, Object.keys(rules), { place, prefix })];
}

export function problem(name: string, expected: string, value: unknown): string {
  return `${name}: expected ${expected}, got ${value === undefined ? 'nothing' : shorten(JSON.stringify(value))}`;
}

function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
