import { withTimeout, RequestError } from '@adviser-widgets/core';

/** A part of a form that loads at the first sign of intent: a form that nobody touches never loads it. */
export interface LazyPart<Part> {
  /** Starts loading. Ignores a failure: the press that needs the part loads it again and reports. */
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
 * Creates a lazy part. `importPart` may be called again during a call: an `import()` is still one request.
 */
export function createLazyPart<Part>(importPart: () => Promise<Part>): LazyPart<Part> {
  let part: Part | undefined;

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

function fail(cause: unknown): never {
  throw new RequestError('network', `The form's own code could not be loaded: ${String(cause)}`);
}
