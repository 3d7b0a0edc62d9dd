// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bestDayOptions } from './call-fields.ts';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => {
  vi.restoreAllMocks();
});

const today = { value: '0', label: 'Today' };
const standard = ['0', '2', '3', '4', '5', '6'];

function valuesOf(given: unknown): string[] {
  return bestDayOptions(given, '').map(({ value }) => value);
}

describe('the days on offer', () => {
  test('are the six without a warning if the page sets none', () => {
    expect(valuesOf(undefined)).toEqual(standard);
    expect(console.warn).not.toHaveBeenCalled();
  });

  test.each<[given: unknown, values: readonly string[]]>([
    [[today], ['0']],
    [
      [{ value: '9', label: 'Next week' }, today],
      ['9', '0'],
    ],
    [[{ value: '1', label: 'Sunday' }, today, { value: '7', label: 'Saturday' }], ['0']],
    [
      [null, 'Monday', 5, [], { value: 2, label: 'Monday' }, { value: '3' }, { label: 'Tuesday' }, today],
      ['0'],
    ],
    [[{ value: '', label: 'Please select' }, today], ['0']],
    [[{ value: '2', label: '' }], ['2']],
  ])('of %j are %j', (given, values) => {
    expect(valuesOf(given)).toEqual(values);
    expect(console.warn).not.toHaveBeenCalled();
  });

  test.each<[given: unknown]>([
    [null],
    [''],
    ['Monday'],
    [0],
    [{}],
    [[]],
    [[[]]],
    [{ 0: today }],
    [[{ value: '7', label: 'Saturday' }]],
  ])('are the six for the invalid %j, and the console says what to write', (given) => {
    expect(valuesOf(given)).toEqual(standard);
    expect(console.warn).toHaveBeenCalledWith(
      expect.stringMatching(
        /^\[adviser-widgets\] bestDayOptions \(data-best-day-options\): expected a list of days/,
      ),
    );
  });

  test('are the six if JSON is nested too deep to be serialised', () => {
    expect(valuesOf(JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)))).toEqual(standard);
  });
});
