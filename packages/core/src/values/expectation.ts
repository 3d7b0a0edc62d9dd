import type { Kind, Limits } from './kinds.ts';

/** Describes a value of `kind`, to follow "expected": "a whole number from 2 to 6". */
export function expectation(kind: Kind, limits: Limits = {}): string {
  return limits.expected ?? words[kind](limits);
}

const words: Record<Kind, (limits: Limits) => string> = {
  text: () => 'a text',
  number: (limits) => `a number${range(limits)}`,
  integer: (limits) => `a whole number${range(limits)}`,
  flag: () => '"true" or "false"',
  choice: ({ choices = [] }) => `one of ${choices.map((choice) => `"${choice}"`).join(', ')}`,
  url: () => 'an http, https, mailto or tel address, or a path',
  date: () => 'a calendar date, written year-month-day (YYYY-MM-DD)',
  list: () => 'words separated by commas',
  json: () => 'JSON',
  id: () => 'the id of an element, one word',
  html: () => 'a text, which may contain simple HTML',
};

function range({ min, max }: Limits): string {
  if (min === undefined) return max === undefined ? '' : ` up to ${max}`;
  return max === undefined ? ` from ${min}` : ` from ${min} to ${max}`;
}
