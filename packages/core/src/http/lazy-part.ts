import { RequestError } from './request-error.ts';
import { withTimeout } from './with-timeout.ts';

/** Code that loads when it is first needed. `useLazyPart` of `@adviser-widgets/ui` renders with it. */
export interface LazyPart<Part> {
  /** Starts loading. Ignores a failure: `load` tries again and reports. */
  prepare(): void;
  /** Loads once, or again after a failure. Throws a `RequestError` (`network`) after ten seconds. */
  load(): Promise<Part>;
  /** Returns the code, or `undefined` until it has loaded. */
  loaded(): Part | undefined;
}

/**
 * Creates a lazy part from a function that calls `import()`. `what` begins the message of its errors.
 *
 * @example createLazyPart('The chart', async () => (await import('./Chart.tsx')).Chart);
 */
export function createLazyPart<Part>(what: string, importPart: () => Promise<Part>): LazyPart<Part> {
  let part: Part | undefined;

  function fail(cause: unknown): never {
    throw new RequestError('network', `${what} could not be loaded: ${String(cause)}`);
  }

  async function load(): Promise<Part> {
    const found = part ?? (await withTimeout(importPart()).catch(fail));
    return (part ??= found);
  }

  return {
    prepare: () => void load().catch(() => {}),
    load,
    loaded: () => part,
  };
}
