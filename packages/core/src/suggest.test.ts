import { expect, test } from 'vitest';
import { suggest } from './suggest.ts';

const names = ['heading', 'sub-heading', 'heading-level', 'button-text', 'campaign-id', 'closable'];

test.each([
  ['headding', 'heading'],
  ['haeding', 'heading'],
  ['subheading', 'sub-heading'],
  ['sub_heading', 'sub-heading'],
  ['buttontext', 'button-text'],
  ['closeable', 'closable'],
  ['heading', 'heading'],
])('%s is near %s', (name, near) => {
  expect(suggest(name, names)).toBe(near);
});

test.each(['colour', 'x', '', 'reactid', 'campaign', 'headings-and-more'])('%j is near none', (name) => {
  expect(suggest(name, names)).toBeUndefined();
});

test('nothing is near where there is nothing', () => {
  expect(suggest('heading', [])).toBeUndefined();
});
