import { defineTexts } from '@adviser-widgets/core/internal';
import type { FoundAdvisers } from './adviser-choice.ts';

export const adviserText = defineTexts({
  advisers: 'Advisers',
  adviserOne: '1 adviser',
  adviserCount: '{count} advisers',
  adviserNone: 'No adviser of that name',
  adviserMore: 'and {count} more; keep typing',
  adviserLoading: 'Loading advisers…',
});

export function noteOnAdvisers({ advisers, total }: FoundAdvisers, widget: string): string {
  const count = total - advisers.length;
  if (total === 0) return adviserText('adviserNone', widget);
  return count > 0 ? adviserText('adviserMore', widget, { count }) : '';
}

export function announceAdvisers(found: FoundAdvisers, widget: string): string {
  const { length: count } = found.advisers;
  const note = noteOnAdvisers(found, widget);
  if (count === 0) return note;
  return `${adviserText(count === 1 ? 'adviserOne' : 'adviserCount', widget, { count })} ${note}`.trim();
}
