import { afterEach, expect, test } from 'vitest';
import { toJson } from './to-json.ts';

interface WithToJson {
  toJSON?: () => string;
}

afterEach(() => {
  delete (Array.prototype as WithToJson).toJSON;
  delete (Object.prototype as WithToJson).toJSON;
});

const value = { text: 'a "b"', list: [1, { inner: ['c'] }, null], missing: undefined, flag: false };
const text = '{"text":"a \\"b\\"","list":[1,{"inner":["c"]},null],"flag":false}';

test('writes JSON as the browser does', () => {
  expect(toJson(value)).toBe(text);
});

test('keeps lists as lists if a page script has given arrays a toJSON', () => {
  (Array.prototype as WithToJson).toJSON = () => 'replaced';
  expect(toJson(value)).toBe(text);
});

test('keeps records as records if a page script has given every object a toJSON', () => {
  (Object.prototype as WithToJson).toJSON = () => 'replaced';
  expect(toJson(value)).toBe(text);
});
