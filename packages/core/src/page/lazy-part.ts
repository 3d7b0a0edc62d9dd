import { RequestError } from '../http/request.ts';
import { withTimeout } from '../http/with-timeout.ts';

/** Code that loads when it is first needed: a form that nobody touches never loads what sends it. */
export interface LazyPart<Part> {
  /** Starts loading. Ignores a failure: whoever needs the part loads it again and reports. */
  prepare(): void;
  /**
   * Resolves with the part, which loads once; after a failure it loads again.
   *
   * @throws {RequestError} `network` if it has not loaded within ten seconds
   */
  load(): Promise<Part>;
  /** `undefined` until it has loaded. */
  loaded(): Part | undefined;
}

/**
 * Creates a lazy part. Write the `import()` into `importPart`: bundlers look for it there. `importPart` may be
 * called again during a call: an `import()` is still one request.
 *
 * @param what names the part at the start of the error's message, for example `The form's own code`
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
