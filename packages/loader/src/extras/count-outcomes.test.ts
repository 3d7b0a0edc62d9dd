import { expect, test } from 'vitest';
import type { WidgetEvent } from '@adviser-widgets/widget';
import { countOutcomes } from './count-outcomes.ts';

type Emitted = readonly [id: string, event: WidgetEvent, kind?: unknown];

function countsOf(...emitted: readonly Emitted[]): Record<string, number> {
  const outcomes = countOutcomes();
  for (const [id, event, kind] of emitted)
    outcomes.add({ name: 'callback-form', id, element: undefined }, event, { kind });
  return outcomes.counts();
}

test.each<[string, readonly Emitted[], Record<string, number>]>([
  ['nothing', [], {}],
  [
    'a lead that was sent',
    [
      ['a', 'aw:submit'],
      ['a', 'aw:success'],
    ],
    { success: 1 },
  ],
  [
    'a lead that failed and was sent on the second press',
    [
      ['a', 'aw:submit'],
      ['a', 'aw:error', 'network'],
      ['a', 'aw:submit'],
      ['a', 'aw:success'],
    ],
    { 'error:network': 1, success: 1 },
  ],
  ['a lead on its way', [['a', 'aw:submit']], { open: 1 }],
  [
    'leads of two forms',
    [
      ['a', 'aw:submit'],
      ['b', 'aw:submit'],
      ['b', 'aw:success'],
    ],
    { success: 1, open: 1 },
  ],
  [
    'a success without a submission: an automatic retry',
    [
      ['a', 'aw:submit'],
      ['a', 'aw:error', 'offline'],
      ['a', 'aw:success'],
    ],
    { 'error:offline': 1, success: 1 },
  ],
  ['a press that did not pass the rules', [['a', 'aw:error', 'invalid']], { 'error:invalid': 1 }],
  ['a list that could not be fetched', [['a', 'aw:error', 'http']], {}],
  ['other events', [['a', 'aw:open']], {}],
])('counts %s', (_name, emitted, counts) => {
  expect(countsOf(...emitted)).toEqual(counts);
});

test.each(['marama@example.co.nz', 'Mārama', '021 555 0000', '__proto__', {}, undefined])(
  'counts an error of the kind %j without that word',
  (kind) => {
    expect(countsOf(['a', 'aw:submit'], ['a', 'aw:error', kind])).toEqual({ 'error:unknown': 1 });
  },
);
