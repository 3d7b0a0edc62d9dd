import { expect, it } from 'vitest';
import type { Beacon, Summary } from './beacon.ts';
import { figuresOf } from './figures.ts';

const view = (given: Partial<Summary> = {}): Summary => ({
  kind: 'summary',
  version: '1.0.0',
  engine: 'react',
  widgets: {},
  submissions: {},
  ...given,
});
const failure = (given: object = {}): Beacon => ({
  widget: 'callback-form',
  kind: 'http',
  version: '1.0.0',
  ...given,
});

it('counts page views, those with a failed widget, failures and accepted submissions', () => {
  const beacons = [
    view({ widgets: { 'pop-up': { failed: 1 } }, submissions: { success: 1 } }),
    view({ widgets: { 'pop-up': { ready: 1 } }, submissions: { success: 2, open: 1 } }),
    failure(),
  ];
  expect(figuresOf(beacons)).toMatchObject({ views: 2, failedViews: 1, failures: 1, leads: 3 });
});

it('adds up the states of each widget, by name', () => {
  const { widgets } = figuresOf([
    view({ widgets: { 'pop-up': { ready: 1 }, accordion: { pending: 2 } } }),
    view({ widgets: { 'pop-up': { ready: 1, failed: 1 } } }),
  ]);
  const none = { pending: 0, loading: 0, ready: 0, failed: 0, invalid: 0 };
  expect(widgets).toEqual([
    ['accordion', { ...none, pending: 2 }],
    ['pop-up', { ...none, ready: 2, failed: 1 }],
  ]);
});

it('counts page views of each version and engine, most first', () => {
  const light = { version: '1.0.0+light', engine: 'light' } as const;
  expect(figuresOf([view(), view(light), view(light)]).versions).toEqual([
    ['1.0.0+light', 'light', 2],
    ['1.0.0', 'react', 1],
  ]);
});

it('counts failures by widget, phase or kind, and version', () => {
  const load = failure({ kind: undefined, phase: 'load' });
  expect(figuresOf([failure(), load, load, failure({ widget: undefined })]).failuresByKind).toEqual([
    ['callback-form', 'load', '1.0.0', 2],
    ['callback-form', 'http', '1.0.0', 1],
    ['unknown', 'http', '1.0.0', 1],
  ]);
});

it('counts submissions by outcome, most first', () => {
  const views = [view({ submissions: { open: 1, success: 2 } }), view({ submissions: { success: 1 } })];
  expect(figuresOf(views).outcomes).toEqual([
    ['success', 3],
    ['open', 1],
  ]);
});

it.each([
  [[100], { median: 100, p75: 100, p95: 100 }],
  [[400, 100, 300, 200], { median: 200, p75: 300, p95: 400 }],
  [Array.from({ length: 100 }, (_, index) => index + 1), { median: 50, p75: 75, p95: 95 }],
])('has the percentiles of %j', (times, expected) => {
  const views = times.map((median) => view({ ready: { median, slowest: 2 * median } }));
  expect(figuresOf(views).times).toEqual({
    typical: expected,
    slowest: { median: 2 * expected.median, p75: 2 * expected.p75, p95: 2 * expected.p95 },
  });
});

it('has no times without a page view that knows them', () => {
  expect(figuresOf([view(), failure()]).times).toBeUndefined();
});
