import type { AdviserSuggestions } from './adviser-choice.ts';

/** The texts of the adviser field, by the name `messages` overrides them (row 22). */
export const adviserTexts = {
  advisers: 'Advisers',
  adviserOne: '1 adviser',
  adviserCount: '{count} advisers',
  adviserNone: 'No adviser of that name',
  adviserMore: 'and {count} more; keep typing',
  adviserLoading: 'Loading advisers…',
} as const;

/** The page's text of that name, if it has one. */
export type FindText = (name: string) => string | undefined;

/** The page's text, else ours; `count` stands in for `{count}`. */
export function adviserText(name: keyof typeof adviserTexts, findText: FindText, count = 0): string {
  return (findText(name) ?? adviserTexts[name]).replace('{count}', String(count));
}

/** The line under the suggestions: that there are none, or how many more. */
export function noteOnAdvisers({ advisers, total }: AdviserSuggestions, findText: FindText): string {
  const more = total - advisers.length;
  if (total === 0) return adviserText('adviserNone', findText);
  return more > 0 ? adviserText('adviserMore', findText, more) : '';
}

/** What screen readers hear of the suggestions. */
export function announceAdvisers(found: AdviserSuggestions, findText: FindText): string {
  const { length } = found.advisers;
  const note = noteOnAdvisers(found, findText);
  if (length === 0) return note;
  return `${adviserText(length === 1 ? 'adviserOne' : 'adviserCount', findText, length)} ${note}`.trim();
}
