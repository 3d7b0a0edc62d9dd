/** The detail of `aw:failed`. */
export interface Failure {
  readonly phase: string;
  readonly message: string;
}

export type Failures = Pick<WeakMap<Element, Failure>, 'get'>;

/** Records the last failure of each placeholder, from now on. */
export function noteFailures(): Failures {
  const failures = new WeakMap<Element, Failure>();
  window.addEventListener(
    'aw:failed',
    (event) => {
      const [target] = event.composedPath();
      // The library's own event; the contract specifies its detail.
      if (target instanceof Element) failures.set(target, (event as CustomEvent<Failure>).detail);
    },
    { capture: true },
  );
  return failures;
}
