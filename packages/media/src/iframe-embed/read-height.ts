/** Pixels; a page that needs more scrolls in its frame. */
const greatest = 20_000;

/**
 * The height a message tells (H32): a finite number, a numeric string, or an object with such a `height`, within 0 and
 * 20000. Undefined for any other message.
 */
export function readHeight(data: unknown): number | undefined {
  const said = typeof data === 'object' && data !== null && 'height' in data ? data.height : data;
  const height = typeof said === 'string' && /^\s*[+-]?(\d+(\.\d*)?|\.\d+)\s*$/.test(said) ? Number(said) : said;
  if (typeof height !== 'number' || !Number.isFinite(height)) return undefined;
  return Math.min(greatest, Math.max(0, Math.ceil(height)));
}
