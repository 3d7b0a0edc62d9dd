import { expect, test } from 'vitest';
import { judgeBusy } from './judge-busy.ts';

type Events = Parameters<typeof judgeBusy>[1];

const press = (at: number) => ({ type: 'aw:submit', detail: '{}', at });
const error = (at: number, kind = 'network') => ({ type: 'aw:error', detail: JSON.stringify({ kind }), at });
const thanks = (at: number) => ({ type: 'aw:success', detail: '{}', at });

test.each<[string, Events, string[]]>([
  ['is answered at once', [press(1100), thanks(2000)], []],
  ['ends at the limit', [press(1100), error(26_000)], []],
  [
    'is answered after the limit of a press',
    [press(1100), thanks(31_000)],
    ['it was busy for 30 s without a challenge'],
  ],
  [
    'fails after the limit of a press',
    [press(1100), error(41_000)],
    ['it was busy for 40 s without a challenge'],
  ],
  [
    'waits so long for its rules that it emits no event',
    [error(40_000, 'captcha-blocked')],
    ['it was busy for 39 s without a challenge'],
  ],
  [
    'waits for a connection for a minute, and is not busy meanwhile',
    [press(1100), error(2000, 'offline'), thanks(62_000)],
    [],
  ],
  [
    'is busy for long before it waits for a connection',
    [press(1100), error(32_000, 'offline'), thanks(33_000)],
    ['it was busy for 31 s without a challenge'],
  ],
  ['is one of two, each answered in time', [press(1100), error(20_000), press(20_100), thanks(40_000)], []],
])('a press that %s', (_, events, amiss) => {
  expect(judgeBusy(1000, events)).toEqual(amiss);
});

test('a press that never reached its form is not judged', () => {
  expect(judgeBusy(undefined, [thanks(90_000)])).toEqual([]);
});
