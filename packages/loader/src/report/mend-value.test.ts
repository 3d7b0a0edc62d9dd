import type { Kind, Limits } from '@adviser-widgets/core';
import { expect, test } from 'vitest';
import { mendValue } from './mend-value.ts';

const choices = ['none', 'booklet', 'page-slug'];

test.each<[Kind, string, string | undefined, Limits?]>([
  ['integer', '3.0', '3'],
  ['integer', '72px', '72'],
  ['integer', '30,000', '30000'],
  ['integer', '30 000 ms', '30000'],
  ['integer', '7', undefined, { max: 6 }],
  ['integer', '30s', undefined],
  ['integer', 'three', undefined],
  ['number', '0,15', '0.15'],
  ['number', '0.2', '0.2'],
  ['number', '70vh', undefined],
  ['flag', 'On', 'true'],
  ['flag', 'off', 'false'],
  ['flag', 'closable', 'true'],
  ['flag', 'ture', 'true'],
  ['flag', 'maybe', undefined],
  ['choice', 'bookley', 'booklet', { choices }],
  ['choice', 'page slug', 'page-slug', { choices }],
  ['choice', 'loudest', undefined, { choices }],
  ['choice', 'up', undefined, { choices: ['no', 'down'] }],
  ['json', '{"a":1,}', '{"a":1}'],
  ['json', "{'a':1}", '{"a":1}'],
  ['json', '{a', undefined],
  ['url', 'javascript:alert(1)', undefined],
])('%s "%s" becomes %j', (kind, text, mended, limits = {}) => {
  expect(mendValue(text, { ...limits, kind, name: 'closable' })).toBe(mended);
});
