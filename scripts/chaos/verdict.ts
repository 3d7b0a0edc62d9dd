/**
 * The kinds of defect.
 * - `lost`: the visitor is thanked, and there is no row.
 * - `doubled`: one lead has two rows.
 * - `dropped edit`: the visitor is thanked for a correction, and the row holds the earlier content.
 * - `stuck`: a press is busy for too long (R20).
 * - `wrong value`: a field of the row differs from what was typed.
 * - `uncalled for`: a row that nobody sent.
 * - `tool trouble`: the visit was not played to the end, through no fault of the product.
 * - `amiss`: anything else.
 */
export const verdicts = [
  'lost',
  'doubled',
  'dropped edit',
  'stuck',
  'wrong value',
  'uncalled for',
  'amiss',
  'tool trouble',
] as const;
export type Verdict = (typeof verdicts)[number];
