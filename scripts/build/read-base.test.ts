import { expect, test } from 'vitest';
import { readBase } from './read-base.ts';

test.each([
  [undefined, '/adviser-widgets/'],
  ['https://cdn.example.nz/adviser-widgets', 'https://cdn.example.nz/adviser-widgets/'],
  ['//cdn.example.nz/', '//cdn.example.nz/'],
  ['/widgets', '/widgets/'],
])('%s is %s', (given, base) => {
  expect(readBase(given)).toBe(base);
});

test.each(['cdn.example.nz', 'cdn.example.nz/adviser-widgets/', 'localhost:4400', '', 'https:///x'])(
  '%j is refused',
  (given) => {
    expect(() => readBase(given)).toThrow(/^AW_BASE is/);
  },
);
