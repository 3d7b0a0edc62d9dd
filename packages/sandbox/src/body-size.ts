/** Checks of a body within these limits stay fast. */
export interface BodyLimits {
  /** Names and list items, on all levels together. */
  readonly fields: number;
  readonly levels: number;
}

/** Ten times the needs of the longest form and a long list of referrals. */
export const bodyLimits: BodyLimits = { fields: 1000, levels: 20 };

/** Iterates by level, as recursion could overflow the stack. */
export function excessOf(body: unknown, { fields, levels }: BodyLimits = bodyLimits): string | undefined {
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
