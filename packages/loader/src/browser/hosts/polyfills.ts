/** Small imitations of what old polyfills and scripts do to a page's globals. Real libraries: host-libraries. */
export const polyfills: Readonly<Record<string, () => void>> = {
  'an old promise polyfill': () => {
    // Replaces the page's promises: only then and catch, nothing from after 2015.
    const Native = Promise;
    type Executor<Value> = ConstructorParameters<typeof Promise<Value>>[0];
    class OldPromise<Value> {
      static all = (list: readonly unknown[]) =>
        new OldPromise((resolve, reject) => void Native.all(list).then(resolve, reject));
      static race = (list: readonly unknown[]) =>
        new OldPromise((resolve, reject) => void Native.race(list).then(resolve, reject));
      static resolve = (value: unknown) => new OldPromise((resolve) => resolve(value));
      static reject = (error: unknown) => new OldPromise((_, reject) => reject(error));
      readonly inner: Promise<Value>;
      constructor(executor: Executor<Value>) {
        this.inner = new Native(executor);
      }
      then(done?: ((value: Value) => unknown) | null, failed?: ((error: unknown) => unknown) | null) {
        return new OldPromise((resolve, reject) => void this.inner.then(done, failed).then(resolve, reject));
      }
      catch(failed: (error: unknown) => unknown) {
        return this.then(null, failed);
      }
    }
    Object.assign(window, { Promise: OldPromise });
  },

  'a symbol polyfill': () => {
    // With its own registry, so that its symbols are not the browser's.
    const Native = Symbol;
    const registry = new Map<string, symbol>();
    const fromRegistry = (key: string) => registry.get(key) ?? registry.set(key, Native(key)).get(key);
    const polyfill = (description?: string) => Native(description);
    for (const name of [
      'iterator',
      'asyncIterator',
      'toStringTag',
      'toPrimitive',
      'hasInstance',
      'species',
    ] as const) {
      Object.assign(polyfill, { [name]: Native[name] });
    }
    Object.assign(window, {
      Symbol: Object.assign(polyfill, { for: fromRegistry, prototype: Native.prototype }),
    });
  },

  'a script that gives every object more members': () => {
    Object.assign(Object.prototype, {
      extend: () => undefined,
      each: () => undefined,
      isEmpty: () => false,
      size: () => 0,
    });
  },
};
