import { PNG } from 'pngjs';
import { createPixels, type Pixels } from './compare.ts';
import { colours, sizes } from './looks.ts';

/** Black to white in five steps. */
const step = 51;

/** Puts a story's PNG files, in the order of `looks`, onto one small sheet: sizes beside, colours below each other. */
export function layOut(shots: readonly Buffer[]): Pixels {
  const pictures = shots.map((shot) => simplify(shrink(PNG.sync.read(shot))));
  const height = Math.max(...pictures.map((picture) => picture.height));
  const width = sizes.reduce((sum, size) => sum + size.width / 2, 0);
  const sheet = createPixels(width, height * colours.length);
  pictures.forEach((picture, index) => {
    const left = index < colours.length ? 0 : sizes[0].width / 2;
    copy(picture, sheet, [left, (index % colours.length) * height]);
  });
  return sheet;
}

/** Half as wide and high, each pixel the mean of four: a sheet takes a third of the bytes. */
export function shrink({ width, height, data }: Pick<PNG, 'width' | 'height' | 'data'>): Pixels {
  const small = createPixels(Math.floor(width / 2), Math.floor(height / 2));
  const mean = (at: number) =>
    [at, at + 4, at + width * 4, at + width * 4 + 4].reduce((sum, byte) => sum + (data[byte] ?? 0), 0) / 4;
  small.data.forEach((_, byte) => {
    const pixel = byte >> 2;
    const y = Math.floor(pixel / small.width);
    const left = (y * 2 * width + (pixel % small.width) * 2) * 4;
    small.data[byte] = mean(left + (byte & 3));
  });
  return small;
}

/**
 * Keeps the colours of areas and lines, and rounds those of edges, text and photographs: a sheet takes half of
 * the bytes.
 */
export function simplify({ width, height, data }: Pixels): Pixels {
  const simple = createPixels(width, height);
  const from = new Uint32Array(data.buffer);
  simple.data.forEach((_, byte) => {
    const at = byte >> 2;
    const isFlat = [at - 1, at + 1, at - width, at + width].some((other) => from[other] === from[at]);
    const value = data[byte] ?? 0;
    simple.data[byte] = isFlat ? value : Math.round(value / step) * step;
  });
  return simple;
}

function copy(picture: Pixels, sheet: Pixels, [left, top]: readonly [number, number]): void {
  const bytes = picture.width * 4;
  for (let y = 0; y < picture.height; y++)
    sheet.data.set(picture.data.subarray(y * bytes, (y + 1) * bytes), ((top + y) * sheet.width + left) * 4);
}
