/**
 * Cuts `object` off from `Object.prototype`, where scripts of the page may have left anything: what it
 * lacks is then truly absent, also for browser functions that read it. Returns the same object.
 */
export function withoutPrototype<Given extends object>(object: Given): Given {
  return Object.setPrototypeOf(object, null) as Given;
}
