/**
 * Checks of a body within these limits stay fast; they are ten times the needs of the longest form and a long list
 * of referrals. Fields are names and list items, on all levels together.
 */
export const bodyLimits = { fields: 1000, levels: 20 };

/** Iterates by level, as recursion could overflow the stack. */
export function excessOf(body: unknown): string | undefined {
  const { fields, levels } = bodyLimits;
  let level = [body].filter(isNested);
  let count = 0;
  for (let depth = 1; level.length > 0; depth += 1) {
    if (depth > levels) return tooLarge(levels, 'levels of nesting');
    const values = level.flatMap(Object.values) as unknown[];
    count += values.length;
    if (count > fields) return tooLarge(fields, 'fields');
    level = values.filter(isNested);
  }
  return undefined;
}

export function tooLarge(most: number, unit: string): string {
  return `body: expected at most ${most} ${unit}, got more`;
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
