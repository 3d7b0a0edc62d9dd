import { expect, test } from 'vitest';
import { labelOf } from './label-of.ts';

test.each([
  ['campaign-id', {}, 'Campaign id'],
  ['delay', { label: 'Opens after (milliseconds)' }, 'Opens after (milliseconds)'],
])('the words of %s are those of its definition, or else of its name', (name, attribute, words) => {
  expect(labelOf(name, attribute)).toBe(words);
});
