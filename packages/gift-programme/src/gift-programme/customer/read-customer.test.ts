import { describe, expect, test } from 'vitest';
import { readCustomer } from './read-customer.ts';

const whole = {
  LNS_GiftType: 'True',
  HasCompletedSurvey: 0,
  ClientFirstName: 'Mārama',
  ClientLastName: "O'Neill-Ng",
  AdviserGUID: 'none of ours',
  ClientAddressPostcode: 'SW1A 1AA',
};
const least = { LNS_GiftType: 'True', HasCompletedSurvey: 0 };

describe('customer data', () => {
  test.each([
    ['whole', whole, whole],
    ['the least', least, least],
    ['with more than we know', { ...least, email: 'a@b.nz' }, least],
    ['with nulls where nothing is known', { ...least, ClientFirstName: null }, least],
  ])('%s are read unchanged', (_name, given, customer) => {
    expect(readCustomer(given)).toEqual({ customer, problems: [] });
  });

  test.each([
    ['LNS_GiftType', { ...whole, LNS_GiftType: true }],
    ['LNS_GiftType', { ...whole, LNS_GiftType: null }],
    ['HasCompletedSurvey', { ...whole, HasCompletedSurvey: '0' }],
    ['HasCompletedSurvey', { ...whole, HasCompletedSurvey: false }],
    ['LNS_GiftType', []],
    ['LNS_GiftType', 'True'],
    ['HasCompletedSurvey', 7],
    ['LNS_GiftType', null],
    ['LNS_GiftType', undefined],
  ])('without a valid %s are rejected: %j', (name, given) => {
    const { customer, problems } = readCustomer(given);
    expect(customer).toBeUndefined();
    expect(problems).toContainEqual(expect.stringMatching(`^${name}`));
  });

  test.each(['ClientFirstName', 'ClientLastName', 'AdviserGUID', 'ClientAddressPostcode'])(
    'lose a %s that is not text, and report it',
    (name) => {
      const { [name]: _left, ...rest } = whole as Record<string, unknown>;
      expect(readCustomer({ ...whole, [name]: 110 })).toEqual({
        customer: rest,
        problems: [`${name} is not text, so it is left out; write it in quotes`],
      });
    },
  );

  test('are never quoted in messages for editors', () => {
    const { problems } = readCustomer({
      LNS_GiftType: 42_424,
      HasCompletedSurvey: 'Mārama',
      AdviserGUID: { secret: 1 },
    });
    expect(problems.join()).not.toMatch(/42424|Mārama|secret/);
  });
});
