import { expect, test } from 'vitest';
import { readHeight } from './read-height.ts';

test.each<[unknown, number | undefined]>([
  [600, 600],
  [600.2, 601],
  ['600', 600],
  [' 600.5 ', 601],
  ['+600', 600],
  [{ height: 600 }, 600],
  [{ type: 'resize', height: '600' }, 600],
  [0, 0],
  [-40, 0],
  ['-40', 0],
  [20_000, 20_000],
  [1e9, 20_000],
  [{ height: 20_001 }, 20_000],
  [NaN, undefined],
  [Infinity, undefined],
  ['Infinity', undefined],
  ['', undefined],
  ['  ', undefined],
  ['600px', undefined],
  ['0x10', undefined],
  ['1e3', undefined],
  [true, undefined],
  [null, undefined],
  [undefined, undefined],
  [[600], undefined],
  [['600'], undefined],
  [Symbol.iterator, undefined],
  [{}, undefined],
  [{ height: null }, undefined],
  [{ height: { height: 600 } }, undefined],
  [{ height: [600] }, undefined],
  ['{"height":600}', undefined],
])('the message %o has the height %s', (data, height) => {
  expect(readHeight(data)).toBe(height);
});
