import { describe, expect, test } from 'vitest';
import { restDistance, slideMotion } from './slide-motion.ts';

/**
 * Simulates Embla's steps, sixty a second. Returns the milliseconds until the slide rests, and its furthest
 * position.
 */
function slide(milliseconds: number, distance: number) {
  const { friction, pull } = slideMotion(milliseconds, distance);
  let [at, speed, frames, furthest] = [0, 0, 0, 0];
  while (Math.abs(distance - at) >= restDistance && frames < 1000) {
    speed = (speed + (distance - at) / pull) * friction;
    at += speed;
    frames += 1;
    furthest = Math.max(furthest, at);
  }
  return { rest: (frames * 1000) / 60, furthest };
}

describe.each([280, 570, 1280, 3840])('over %i px', (distance) => {
  test.each([50, 100, 200, 300, 500, 800, 1200, 2000, 5000])(
    'a slide of %i ms rests then, ±20 ms',
    (milliseconds) => {
      expect(Math.abs(slide(milliseconds, distance).rest - milliseconds)).toBeLessThanOrEqual(20);
    },
  );

  test('never overshoots', () => {
    expect(slide(500, distance).furthest).toBeLessThanOrEqual(distance);
  });
});

test.each([
  [0, 570],
  [1, 570],
  [500, 0],
])('%i ms over %i px is a motion that ends', (milliseconds, distance) => {
  const { friction, pull } = slideMotion(milliseconds, distance);
  expect(friction).toBeGreaterThan(0);
  expect(friction).toBeLessThan(1);
  expect(pull).toBeGreaterThan(0);
  expect(Number.isFinite(pull)).toBe(true);
});
