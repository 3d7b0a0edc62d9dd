import { expect, test } from 'vitest';
import { refreshOf } from './refresh-of.ts';

const page = 'https://www.example.nz/a';

test.each([
  ['0; url=/b', 'https://www.example.nz/b'],
  ['0;URL=/b', 'https://www.example.nz/b'],
  ["0; url='/b'", 'https://www.example.nz/b'],
  ['0; url = "/b" x', 'https://www.example.nz/b'],
  ['0 /b', 'https://www.example.nz/b'],
  ['3,/b', 'https://www.example.nz/b'],
  ['0.5; url=//other.example.nz', 'https://other.example.nz/'],
  ['; url=/b', 'https://www.example.nz/b'],
  ['5', undefined],
  ['', undefined],
  ['0; url=', undefined],
  ['0; url=/a', undefined],
  ['0; url=#b', undefined],
  ['11; url=/b', undefined],
  ['0; url=http://[', undefined],
])('"%s" leads to %s', (value, address) => {
  expect(refreshOf(value, page)).toBe(address);
});
