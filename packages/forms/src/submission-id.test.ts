import { isUuid } from '@adviser-widgets/core/leads';
import { describe, expect, test } from 'vitest';
import { createSubmissionId, leadLifetime } from './submission-id.ts';

function createAt(start = 1_000_000) {
  const clock = { now: start };
  return { clock, id: createSubmissionId(undefined, () => clock.now) };
}

test('is a UUID', () => {
  expect(isUuid(createAt().id.current())).toBe(true);
});

test('is another one for each form', () => {
  expect(createAt().id.current()).not.toBe(createAt().id.current());
});

test('stays the same over retries (row 21)', () => {
  const { id } = createAt();
  const first = id.current();
  id.countAttempt();
  id.countAttempt();
  expect(id.current()).toBe(first);
});

test('counts the attempts', () => {
  const { id } = createAt();
  expect([id.countAttempt(), id.countAttempt()]).toEqual([1, 2]);
});

test('is a new one after success or reset', () => {
  const { id } = createAt();
  const first = id.current();
  id.renew();
  expect(id.current()).not.toBe(first);
});

test('counts from one again after success or reset', () => {
  const { id } = createAt();
  id.current();
  id.countAttempt();
  id.renew();
  id.current();
  expect(id.countAttempt()).toBe(1);
});

test.each([
  [30 * 60 * 1000, true],
  [30 * 60 * 1000 + 1, false],
])('after %i ms is the same: %s', (time, isSame) => {
  const { clock, id } = createAt();
  const first = id.current();
  clock.now += time;
  expect(id.current() === first).toBe(isSame);
});

describe('with a draft', () => {
  test('goes on with the id the draft was kept with', () => {
    expect(createSubmissionId({ id: 'kept', savedAt: 1000 }, () => 2000).current()).toBe('kept');
  });

  test('forgets an id older than 30 minutes', () => {
    expect(createSubmissionId({ id: 'kept', savedAt: 1000 }, () => 1001 + leadLifetime).current()).not.toBe('kept');
  });
});
