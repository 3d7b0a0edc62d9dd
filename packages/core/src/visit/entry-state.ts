/**
 * Returns the state of the page's history entry with a value of ours beside what the page keeps there; as it is, if a
 * value would break the page's router.
 */
export function entryStateWith(key: string, value: unknown): unknown {
  const state: unknown = history.state;
  const isObject = Object.prototype.toString.call(state) === '[object Object]';
  // A state that is there when Vue's router starts counts as its own, and lacks the position it needs.
  const isFree = state === null && document.readyState === 'complete';
  return isObject || isFree ? { ...(state as object | null), [key]: value } : state;
}
