import { expect, test } from 'vitest';
import { descriptionOf } from './description-of.ts';

const heading = { kind: 'text', description: 'The heading above the form.', example: 'Hi' } as const;

test('says that an empty value shows none, where the definition has that', () => {
  expect(descriptionOf({ ...heading, emptyForNone: true })).toBe(
    'The heading above the form. Empty for none.',
  );
});

test('adds nothing otherwise', () => {
  expect(descriptionOf(heading)).toBe(heading.description);
});
