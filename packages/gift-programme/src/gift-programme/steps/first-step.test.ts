import type { Customer } from '../programme-calls.ts';
import { describe, expect, test } from 'vitest';
import { firstStep, type HostData, type Step } from './first-step.ts';

const invited: Customer = { LNS_GiftType: 'True', HasCompletedSurvey: 0 };
const customer = (change: Partial<Customer>): Customer => ({ ...invited, ...change });

describe('the first step', () => {
  test.each<[what: string, data: Partial<HostData>, step: Step]>([
    ['nothing is said', {}, 2],
    ['a gift is to be chosen', { customer: invited }, 1],
    ['the gift type has blanks around it', { customer: customer({ LNS_GiftType: ' True\n' }) }, 1],
    ['the survey count is 0.0', { customer: customer({ HasCompletedSurvey: 0.0 }) }, 1],
    ['there is no gift', { customer: customer({ LNS_GiftType: 'False' }) }, 2],
    ['the gift type is in another case', { customer: customer({ LNS_GiftType: 'true' }) }, 2],
    ['the gift type is empty', { customer: customer({ LNS_GiftType: '' }) }, 2],
    ['the survey is done', { customer: customer({ HasCompletedSurvey: 1 }) }, 2],
    ['the survey count is negative', { customer: customer({ HasCompletedSurvey: -1 }) }, 2],
    ['the customer data are invalid', { customer: 'wrong' }, 'over'],
    ['step 1 is given', { step: 1 }, 1],
    ['step 2 is given', { step: 2, customer: invited }, 2],
    ['step 3 is given', { step: 3, customer: invited }, 3],
    ['step 1 is given, whatever the data', { step: 1, customer: 'wrong' }, 1],
    ['step 0 is given', { step: 0, customer: invited }, 'over'],
    ['step 4 is given', { step: 4 }, 'over'],
    ['step -1 is given', { step: -1 }, 'over'],
  ])('if %s: %j → %s', (_what, data, step) => {
    expect(firstStep({ customer: 'none', isGiftSent: false, ...data })).toBe(step);
  });

  test.each<[data: Partial<HostData>, step: Step]>([
    [{ customer: invited }, 2],
    [{ step: 1, customer: invited }, 2],
    [{ step: 3, customer: invited }, 3],
    [{ step: 4 }, 'over'],
    [{ customer: 'wrong' }, 'over'],
  ])('fault 22: after a gift sent in this tab, %j → %s', (data, step) => {
    expect(firstStep({ customer: 'none', isGiftSent: true, ...data })).toBe(step);
  });
});
