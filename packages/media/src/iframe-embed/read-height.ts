/** Pixels; a taller page scrolls in its frame. */
const maxHeight = 20_000;

/** Accepts a finite number, a numeric string, or an object with such a `height`. */
export function readHeight(data: unknown): number | undefined {
  const said = typeof data === 'object' && data !== null && 'height' in data ? data.height : data;
  const height =
    typeof said === 'string' && /^\s*[+-]?(\d+(\.\d*)?|\.\d+)\s*$/.test(said) ? Number(said) : said;
  if (typeof height !== 'number' || !Number.isFinite(height)) return undefined;
  return Math.min(maxHeight, Math.max(0, Math.ceil(height)));
}
