import pixelmatch from 'pixelmatch';

/** Like `ImageData`, which Node does not have. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

export interface Difference {
  readonly sentence: string;
  /** The actual picture in grey and what differs in red, if the size is the same. */
  readonly marked?: Pixels;
}

/** In OKLab, where black and white are 1 apart. Less than most people see. */
const colourTolerance = 0.012;

/** So many pixels of a square may differ: more than anti-aliasing does, less than the smallest icon or an edge. */
const strayPixels = 8;
const square = 16;

export function compare(expected: Pixels, actual: Pixels): Difference | undefined {
  const { width, height } = actual;
  if (expected.width !== width || expected.height !== height)
    return {
      sentence: `the sheet was ${expected.width} × ${expected.height} and is ${width} × ${height} pixels`,
    };
  const marked = createPixels(width, height);
  const most = pixelmatch(expected.data, actual.data, marked.data, width, height, {
    threshold: colourTolerance,
    includeAA: true, // its guess takes thin icons for anti-aliasing
    windowSize: square,
  });
  if (most <= strayPixels) return undefined;
  return { sentence: `in a square of ${square} × ${square} pixels, ${most} differ`, marked };
}

export function createPixels(width: number, height: number): Pixels {
  return { width, height, data: new Uint8ClampedArray(width * height * 4).fill(255) };
}
