import { describe, expect, test } from 'vitest';
import { hasPhone, isBlank, parseReferrals, toSend } from './referral-list.ts';

const hemi = { formFullName: 'Hēmi', formPhone: '021 555 0001', formGroupRelation: 'a friend' };

test.each([
  ['', '', 'default', true],
  [' \u00a0', '\u200b', 'default', true],
  ['\u200e', '\u202a\u202c', 'default', true],
  ['\u3164', '\u00ad', 'default', true],
  ['H', '', 'default', false],
  ['', '0', 'default', false],
  ['', '', 'a friend', false],
])('name %j, phone %j and relation %j: blank %s', (formFullName, formPhone, formGroupRelation, expected) => {
  expect(isBlank({ formFullName, formPhone, formGroupRelation })).toBe(expected);
});

describe('a number on the list', () => {
  test.each([
    '021 555 0001',
    '0215550001',
    '(021) 555-0001',
    '021.555.0001',
    '021\u00a0555 0001',
    '+64 21 555 0001',
    '0064 21 555 0001',
    '64 21 555 0001',
    '+64 (0)21 555 0001',
  ])('is found as %j', (phone) => {
    expect(hasPhone([hemi], phone)).toBe(true);
  });

  test.each(['021 555 0002', '+61 21 555 0001', '021 555 0001 ext 1', '021555000'])(
    'differs from %j',
    (phone) => {
      expect(hasPhone([hemi], phone)).toBe(false);
    },
  );
});

test('each sent entry has three fields', () => {
  expect(toSend([{ ...hemi, key: 4 }])).toEqual([hemi]);
});

test('a stored list is read back', () => {
  expect(parseReferrals(JSON.parse(JSON.stringify([hemi])))).toEqual([hemi]);
});

test.each([undefined, null, 'a friend', {}, [null], [{ ...hemi, formPhone: 21 }], [hemi, {}]])(
  '%j is not a list',
  (given) => {
    expect(parseReferrals(given)).toBeUndefined();
  },
);
