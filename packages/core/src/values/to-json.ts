/**
 * Returns `value` as JSON text, whatever `toJSON` page scripts have put on arrays or on every object:
 * prototype.js 1.6 turns arrays into text.
 */
export function toJson(value: unknown): string {
  // eslint-disable-next-line no-restricted-syntax -- the one place
  return JSON.stringify(value, function (this: Record<string, unknown>, key) {
    return this[key]; // what was there before `toJSON`
  });
}
