import { expect, test } from 'vitest';
import { suggest } from './suggest.ts';

const names = ['heading', 'sub-heading', 'heading-level', 'button-text', 'campaign-id', 'closable'];

test.each([
  ['headding', 'heading'],
  ['subheading', 'sub-heading'],
  ['sub_heading', 'sub-heading'],
  ['buttontext', 'button-text'],
  ['closeable', 'closable'],
  ['heading', 'heading'],
  ['haeding', 'heading'],
  ['ehading', 'heading'],
  ['headingLevel', 'heading-level'],
  ['heading_level', 'heading-level'],
  ['“heading level”', 'heading-level'],
  ['button', 'button-text'],
  ['campaign', 'campaign-id'],
  ['the-campaign-id', 'campaign-id'],
])('%s is near %s', (name, near) => {
  expect(suggest(name, names)).toBe(near);
});

test.each(['colour', 'x', '', 'reactid', 'head', 'text-level', '__proto__', 'constructor'])(
  '%j is near no name',
  (name) => {
    expect(suggest(name, names)).toBeUndefined();
  },
);

test.each([
  ['requestcall', 'request-call-form'],
  ['RequestCall', 'request-call-form'],
  ['request', undefined],
])('of names that begin alike, %s is the beginning of %s', (name, near) => {
  expect(suggest(name, ['request-call-form', 'request-survey'])).toBe(near);
});

test('finds nothing in an empty list', () => {
  expect(suggest('heading', [])).toBeUndefined();
});
