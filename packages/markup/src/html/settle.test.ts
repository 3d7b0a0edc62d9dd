import { expect, test } from 'vitest';
import { settle } from './settle.ts';

test('HTML that a browser nests in another way at first is returned once it stays the same', () => {
  expect(settle('<<<<a', (html) => html.replace('<<', '<'))).toBe('<a');
});

test('HTML that keeps changing is left out', () => {
  expect(settle('a', (html) => `${html}a`)).toBe('');
});
