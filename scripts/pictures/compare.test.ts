import { describe, expect, it } from 'vitest';
import { compare, createPixels, type Pixels } from './compare.ts';

type Box = readonly [left: number, top: number, width: number, height: number];

const white = [255, 255, 255] as const;
const blue = [11, 92, 173] as const;

/** A block on white, as large as a button on a sheet. */
function draw(boxes: readonly (readonly [Box, readonly [number, number, number]])[]): Pixels {
  const picture = createPixels(120, 80);
  for (const [[left, top, width, height], colour] of boxes)
    for (let at = 0; at < width * height; at++)
      picture.data.set(colour, ((top + Math.floor(at / width)) * 120 + left + (at % width)) * 4);
  return picture;
}

const button: Box = [20, 20, 60, 22];
const expected = draw([[button, blue]]);

describe('finds', () => {
  it.each<readonly [string, Pixels]>([
    ['another colour of a button', draw([[button, [11, 92, 160]]])],
    ['a block that is 2 px of the page, 1 px of the sheet, lower', draw([[[20, 21, 60, 22], blue]])],
    ['a block that is 2 px further right', draw([[[21, 20, 60, 22], blue]])],
    ['a button that is gone', draw([])],
    [
      'an icon of 16 px, 8 px of the sheet',
      draw([
        [button, blue],
        [[100, 60, 8, 2], blue],
        [[100, 60, 2, 8], blue],
      ]),
    ],
    [
      'a new line of 1 px',
      draw([
        [button, blue],
        [
          [0, 70, 120, 1],
          [221, 221, 221],
        ],
      ]),
    ],
  ])('%s', (_, actual) => {
    expect(compare(expected, actual)?.sentence).toMatch(/^in a square of 16 × 16 pixels, \d+ differ$/);
  });

  it('another size', () => {
    expect(compare(expected, createPixels(120, 82))?.sentence).toBe(
      'the sheet was 120 × 80 and is 120 × 82 pixels',
    );
  });
});

describe('takes as equal', () => {
  it.each<readonly [string, Pixels]>([
    ['the same picture', draw([[button, blue]])],
    ['a colour that nobody can tell from it', draw([[button, [12, 92, 173]]])],
    [
      'single pixels that anti-aliasing drew differently',
      draw([
        [button, blue],
        [
          [20, 20, 1, 1],
          [136, 170, 204],
        ],
        [[79, 41, 1, 1], white],
      ]),
    ],
  ])('%s', (_, actual) => {
    expect(compare(expected, actual)).toBeUndefined();
  });
});

it('marks what differs in red, and nothing else', () => {
  const { marked } =
    compare(
      expected,
      draw([
        [button, blue],
        [[100, 60, 10, 10], blue],
      ]),
    ) ?? {};
  const isRed = (x: number, y: number) =>
    [...(marked?.data.subarray((y * 120 + x) * 4, (y * 120 + x) * 4 + 3) ?? [])].join() === '255,0,0';
  expect([isRed(105, 65), isRed(99, 65), isRed(50, 30)]).toEqual([true, false, false]);
});
