/** What a body may hold, so that no check of it takes long. */
export interface BodyLimits {
  /** Names and list items on all levels together. */
  readonly fields: number;
  /** How deep objects and lists may be nested. */
  readonly levels: number;
}

/** Ten times what the longest form and a long list of referrals need. */
export const bodyLimits: BodyLimits = { fields: 1000, levels: 20 };

/** Why a parsed body is too large, or `undefined`. Walks it level by level, as recursion would overflow the stack. */
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

/** "body: expected at most 1000 fields, got more". */
export function tooLarge(most: number, unit: string): string {
  return `body: expected at most ${most} ${unit}, got more`;
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
