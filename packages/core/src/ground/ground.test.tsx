import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readGround } from './ground.ts';

const sheet = readFileSync('packages/ui/src/tokens.css', 'utf8');
const tokens = document.createElement('style');
tokens.textContent = sheet;

beforeEach(() => document.head.append(tokens));

afterEach(() => {
  document.body.replaceChildren();
  tokens.remove();
});

function groundIn(html: string): string | undefined {
  document.body.innerHTML = html;
  const element = document.querySelector('p');
  if (!element) throw new Error('no paragraph');
  return readGround(element);
}

test.each([
  ['<p style="color: rgb(0, 0, 0)"></p>', ''],
  ['<div style="background: rgb(255, 255, 255); color: rgb(20, 30, 40)"><p></p></div>', ''],
  ['<div style="background: rgb(11, 18, 32); color: rgb(230, 237, 243)"><p></p></div>', 'dark'],
  ['<div style="background: rgb(11, 18, 32); color: rgb(0, 0, 0)"><p></p></div>', 'dark panel'],
  ['<div style="background: rgb(255, 255, 255); color: rgb(255, 255, 255)"><p></p></div>', 'dark panel'],
  ['<div style="background: rgb(128, 128, 128); color: rgb(0, 0, 0)"><p></p></div>', 'light panel'],
  ['<div style="color: rgb(255, 255, 255)"><p></p></div>', 'dark'],
  [
    '<div style="background-color: rgb(11, 18, 32); color: rgb(255, 255, 255); --aw-color-primary: red"><p></p></div>',
    'dark own-buttons',
  ],
  [
    '<div style="background-color: rgb(11, 18, 32); color: rgb(255, 255, 255); --aw-color-link: red"><p></p></div>',
    undefined,
  ],
])('the ground of the paragraph in %s is %s', (html, ground) => {
  expect(groundIn(html)).toBe(ground);
});
