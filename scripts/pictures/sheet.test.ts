import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { createPixels } from './compare.ts';
import { layOut, shrink, simplify } from './sheet.ts';

const colourAt = ({ width, data }: { width: number; data: Uint8ClampedArray }, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
];

/** A picture of one colour. */
function plain(width: number, height: number, grey: number): PNG {
  const picture = new PNG({ width, height });
  picture.data.fill(grey);
  for (let at = 3; at < picture.data.length; at += 4) picture.data[at] = 255;
  return picture;
}

it('lays out the widths beside and the colours below each other', () => {
  const shots = [10, 20, 30].map((grey) => plain(1280, 8, grey));
  const narrow = [40, 50, 60].map((grey) => plain(360, 6, grey));
  const sheet = layOut([...shots, ...narrow].map((picture) => PNG.sync.write(picture)));
  const rows = [0, 4, 8].map((y) => [colourAt(sheet, 639, y)[0], colourAt(sheet, 640, y)[0]]);
  expect([sheet.width, sheet.height, ...rows]).toEqual([820, 12, [10, 40], [20, 50], [30, 60]]);
});

it('makes one pixel of four', () => {
  const picture = plain(2, 2, 0);
  picture.data.fill(200, 0, 3);
  expect(colourAt(shrink(picture), 0, 0)).toEqual([50, 50, 50, 255]);
});

it('keeps the colour of an area, and rounds that of a single pixel', () => {
  const picture = createPixels(5, 5);
  for (let at = 0; at < 50; at++) picture.data[at] = at % 4 === 3 ? 255 : 123;
  picture.data.set([123, 20, 240], (3 * 5 + 3) * 4);
  const simple = simplify(picture);
  expect([colourAt(simple, 1, 1), colourAt(simple, 3, 3)]).toEqual([
    [123, 123, 123, 255],
    [102, 0, 255, 255],
  ]);
});
