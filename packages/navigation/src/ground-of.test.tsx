import { putMarkup } from '@adviser-widgets/testing';
import { afterEach, expect, test } from 'vitest';
import { groundOf } from './ground-of.ts';

afterEach(() => document.body.replaceChildren());

test.each([
  ['<div><p></p></div>', 'Canvas'],
  ['<div style="background: rgb(11, 37, 69)"><p></p></div>', 'rgb(11, 37, 69)'],
  ['<div style="background: rgb(1, 2, 3)"><p style="background: rgb(0, 0, 0)"></p></div>', 'rgb(0, 0, 0)'],
  [
    '<div style="background: rgb(1, 2, 3)"><p style="background: rgba(9, 9, 9, 0)"></p></div>',
    'rgb(1, 2, 3)',
  ],
  ['<div style="background: rgb(1, 2, 3)"><p style="background: transparent"></p></div>', 'rgb(1, 2, 3)'],
  [
    '<div style="background: rgb(1, 2, 3)"><p style="background: rgba(9, 9, 9, 0.5)"></p></div>',
    'rgba(9, 9, 9, 0.5)',
  ],
])('the background of the paragraph in %s is %s', (html, ground) => {
  expect(groundOf(putMarkup(html).querySelector('p'))).toBe(ground);
});
