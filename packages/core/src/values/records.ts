/** Returns the object's own value, never an inherited one: page scripts may add names to every object. */
export function ownValue<Row extends object, Key extends keyof Row>(
  value: Row,
  key: Key,
): Row[Key] | undefined;
export function ownValue(value: unknown, key: string): unknown;
export function ownValue(value: unknown, key: string): unknown {
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** Whether it is an object with names and values: no list, and not null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Detaches `object` from `Object.prototype`, where page scripts may have left anything; returns it. */
export function withoutPrototype<Given extends object>(object: Given): Given {
  return Object.setPrototypeOf(object, null) as Given;
}
