import { pageMessage } from '@adviser-widgets/core';
import type { FoundAdvisers } from './adviser-choice.ts';

/** The texts of the adviser field, by the name under which `messages` overrides them (row 22). */
const adviserTexts = {
  advisers: 'Advisers',
  adviserOne: '1 adviser',
  adviserCount: '{count} advisers',
  adviserNone: 'No adviser of that name',
  adviserMore: 'and {count} more; keep typing',
  adviserLoading: 'Loading advisers…',
} as const;

/** Returns the page's text, or ours; `count` replaces `{count}`. */
export function adviserText(name: keyof typeof adviserTexts, widget: string, count = 0): string {
  return (pageMessage(name, widget) ?? adviserTexts[name]).replace('{count}', String(count));
}

/** Returns the line under the suggestions: that there are none, or how many more. */
export function noteOnAdvisers({ advisers, total }: FoundAdvisers, widget: string): string {
  const more = total - advisers.length;
  if (total === 0) return adviserText('adviserNone', widget);
  return more > 0 ? adviserText('adviserMore', widget, more) : '';
}

/** Returns what screen readers hear about the suggestions. */
export function announceAdvisers(found: FoundAdvisers, widget: string): string {
  const { length } = found.advisers;
  const note = noteOnAdvisers(found, widget);
  if (length === 0) return note;
  return `${adviserText(length === 1 ? 'adviserOne' : 'adviserCount', widget, length)} ${note}`.trim();
}
