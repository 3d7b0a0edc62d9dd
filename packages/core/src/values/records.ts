/**
 * Returns the object's own value under `key`, never an inherited one; `undefined` for anything but a plain
 * object. `constructor` and `__proto__` are ordinary names, and page scripts may add names to every object.
 */
export function ownValue<Row extends object, Key extends keyof Row>(
  value: Row,
  key: Key,
): Row[Key] | undefined;
export function ownValue(value: unknown, key: string): unknown;
export function ownValue(value: unknown, key: string): unknown {
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** True for a plain object; false for arrays and `null`. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Detaches `object` from `Object.prototype`, where page scripts may have left anything. What it lacks is then
 * truly absent, also for browser functions that read it. Returns the same object.
 */
export function withoutPrototype<Given extends object>(object: Given): Given {
  return Object.setPrototypeOf(object, null) as Given;
}
