import { harmlessTexts, personalTexts } from '@adviser-widgets/testing/personal';
import { expect, test } from 'vitest';
import { mayBePersonal } from './may-be-personal.ts';

const spellings = Object.entries(personalTexts).flatMap(([kind, texts]) => texts.map((text) => [kind, text]));

test.each(spellings)('%s: %j may be personal', (_kind, text) => {
  expect(mayBePersonal(text ?? '')).toBe(true);
});

test.each(spellings)('%s among other words: %j may be personal', (_kind, text) => {
  expect(mayBePersonal(`first home ${text} loan`)).toBe(true);
});

test.each(harmlessTexts)('%j is not personal', (text) => {
  expect(mayBePersonal(text)).toBe(false);
});

test('more than anybody searches for may be personal', () => {
  expect(mayBePersonal('home '.repeat(101))).toBe(true);
});
