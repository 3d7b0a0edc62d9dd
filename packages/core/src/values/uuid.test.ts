import { expect, test } from 'vitest';
import { isUuid } from './ids.ts';

test.each([
  ['3f2504e0-4f89-11d3-9a0c-0305e82c3301', true],
  ['3F2504E0-4F89-41D3-9A0C-0305E82C3301', true],
  ['00000000-0000-0000-0000-000000000000', true],
  ['3f2504e0-4f89-f1d3-0a0c-0305e82c3301', true],
  ['{3f2504e0-4f89-11d3-9a0c-0305e82c3301}', false],
  ['3f2504e04f8911d39a0c0305e82c3301', false],
  ['3f2504e0-4f89-11d3-9a0c-0305e82c330', false],
  ['3f2504e0-4f89-11d3-9a0c-0305e82c33012', false],
  ['gf2504e0-4f89-11d3-9a0c-0305e82c3301', false],
  ['3f2504e0-4f89-11d3-9a0c-0305e82c3301\n', false],
  ['<script>', false],
  ['', false],
])('%j is a UUID: %s', (text, expected) => {
  expect(isUuid(text)).toBe(expected);
});
