import { expect, test } from 'vitest';
import { decodePercents } from './decode-percents.ts';

test.each([
  ['first%20home', 'first home'],
  ['100%', '100%'],
  ['50% of %C4%81', '50% of %C4%81'],
  ['%C4', '%C4'],
])('%s is %s', (given, expected) => {
  expect(decodePercents(given)).toBe(expected);
});
