import { expect, test } from 'vitest';
import { createGrowthGuard } from './growth-guard.ts';

/** Takes heights with their times, and returns those that are too many. */
const tooMany = (said: readonly (readonly [height: number, at: number])[]) => {
  const isRunaway = createGrowthGuard();
  return said.filter(([height, at]) => isRunaway(height, at)).map(([height]) => height);
};

const growing = (count: number, every: number) =>
  Array.from({ length: count }, (_, index) => [100 + index, index * every] as const);

test('the first height and ten growing steps within five seconds pass, further ones do not', () => {
  expect(tooMany(growing(14, 100))).toEqual([111, 112, 113]);
});

test('slower growth is never too much', () => {
  expect(tooMany(growing(100, 501))).toEqual([]);
});

test('growth that answers each new height of the frame is endless, however slow', () => {
  const isRunaway = createGrowthGuard();
  const step = (index: number, delay: number) => isRunaway(100 + index, index * 600 + delay, index * 600);
  const answers = Array.from({ length: 14 }, (_, index) => step(index, 30));
  expect(answers.indexOf(true)).toBe(11);
  expect(isRunaway(113, 9000, 7800), 'the same again').toBe(true);
  expect(step(20, 450), 'a visitor has opened something').toBe(false);
  expect(step(21, 30), 'a visitor has opened something').toBe(false);
});

test('after five seconds it may grow again', () => {
  expect(tooMany([...growing(12, 10), [300, 4990], [400, 5010]])).toEqual([111, 300]);
});

test('shrinking or staying the same is not a step, and passes at any time', () => {
  const same = Array.from({ length: 30 }, (_, index) => [500 - index, index * 10] as const);
  expect(
    tooMany([
      ...same,
      ...growing(12, 10).map(([height, at]) => [height + 900, at + 300] as const),
      [50, 420],
      [50, 430],
    ]),
  ).toEqual([1010, 1011]);
});
