import { defineWidget } from '@adviser-widgets/widget';
import { afterEach, expect, test, vi } from 'vitest';
import { ended, firstDay } from './ended.ts';

const day = { kind: 'date', description: 'A day.', example: '2026-12-18' } as const;
const definition = defineWidget({
  name: 'office-notice',
  title: '',
  description: '',
  purpose: 'show',
  events: {},
  slots: {},
  accessibility: [],
  example: '',
  reserve: { narrow: 0, wide: 0 },
  attributes: { from: day, until: { ...day, notBefore: 'from' } },
});

afterEach(() => vi.useRealTimers());

test.each([
  [{ until: '2026-01-05' }, ['ended on 5 January 2026: not shown']],
  [{ until: '2026-01-06' }, []],
  [{ from: '2026-01-05' }, []],
  [{ from: '2026-01-05', until: '2026-01-03' }, []],
])('on 6 January, in New Zealand, of %j', (props, said) => {
  vi.useFakeTimers({ now: new Date('2026-01-05T12:00:00Z') }); // after midnight there
  expect(ended({ definition, props }).map(({ sentence }) => sentence)).toEqual(said);
});

test.each([
  [{ from: '2026-01-07' }, '7 January 2026'],
  [{ from: '2026-01-06' }, undefined],
  [{ until: '2026-01-07' }, undefined],
  [{ from: '2026-02-05', until: '2026-01-14' }, undefined], // it never shows
])('on 6 January, %j begins on: %s', (props, first) => {
  vi.useFakeTimers({ now: new Date('2026-01-05T12:00:00Z') });
  expect(firstDay({ definition, props })).toBe(first);
});
