/**
 * The object's own value under `key`, never an inherited one: `constructor` and `__proto__` are names like any other, and
 * scripts of the page may put names on every object. `undefined` for anything but a plain object.
 */
export function ownValue<Row extends object, Key extends keyof Row>(value: Row, key: Key): Row[Key] | undefined;
export function ownValue(value: unknown, key: string): unknown;
export function ownValue(value: unknown, key: string): unknown {
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** True for a plain object; false for arrays and `null`. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Cuts `object` off from `Object.prototype`, where scripts of the page may have left anything: what it
 * lacks is then truly absent, also for browser functions that read it. Returns the same object.
 */
export function withoutPrototype<Given extends object>(object: Given): Given {
  return Object.setPrototypeOf(object, null) as Given;
}
