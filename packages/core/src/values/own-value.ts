import { isRecord } from './is-record.ts';

/** What `value` itself holds under `key`; `undefined` for anything but an object, and for what is inherited. */
export function ownValue(value: unknown, key: string): unknown {
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}
