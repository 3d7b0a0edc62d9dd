import { expect, test } from 'vitest';
import { parseAddress } from './parse-address.ts';

test.each([
  ['https://www.example.nz/a', undefined, 'https://www.example.nz/a'],
  [' https://www.example.nz ', undefined, 'https://www.example.nz/'],
  ['/a', 'https://www.example.nz/b', 'https://www.example.nz/a'],
  ['/a', undefined, undefined],
  ['12 Willis Street', undefined, undefined],
  ['https://:0/loader.js', undefined, undefined],
  ['', undefined, undefined],
])('%s, from %s, is %s', (text, base, href) => {
  expect(parseAddress(text, base)?.href).toBe(href);
});
