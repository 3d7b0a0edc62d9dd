/** Small imitations of what old libraries do to a page's prototypes and globals, by library name. */
export const hostLibraries: Readonly<Record<string, () => void>> = {
  'prototype.js': () => {
    const nothing = () => undefined;
    const noList = () => [];
    // Like the library's: supports neither a mapper nor iterables.
    const toList = (list: ArrayLike<unknown> & { toArray?: () => unknown[] }): unknown[] => {
      if (!list) return [];
      return 'toArray' in Object(list) && list.toArray
        ? list.toArray()
        : Array.prototype.slice.call(Object(list));
    };
    const copy = function (this: unknown[]) {
      return this.slice();
    };
    Object.assign(Array, { from: toList });
    // Unlike the browser's own, these show up in for…in over an array.
    Object.assign(Array.prototype, {
      toArray: copy,
      entries: copy,
      clone: copy,
      each: Array.prototype.forEach,
    });
    Object.assign(Array.prototype, {
      clear: nothing,
      first: nothing,
      last: nothing,
      without: noList,
      pluck: noList,
      size: () => 0,
    });
    Object.assign(String.prototype, {
      toArray: noList,
      strip: String.prototype.trim,
      times: () => '',
      sub: () => '',
      blank: () => false,
    });
    Object.assign(Function.prototype, {
      curry: nothing,
      defer: nothing,
      delay: nothing,
      wrap: nothing,
      argumentNames: noList,
    });
    const inheritedToo = (object: Record<string, unknown>) => {
      const values = [];
      for (const name in object) values.push(object[name]);
      return values;
    };
    Object.assign(Object, {
      values: inheritedToo,
      extend: Object.assign,
      toJSON: JSON.stringify,
      inspect: String,
    });
    const { prototype } = Element;
    Object.assign(prototype, {
      hide: nothing,
      show: nothing,
      update: nothing,
      select: noList,
      identify: nothing,
      observe: nothing,
    });
    Object.assign(HTMLFormElement.prototype, { serialize: () => '', getElements: noList, request: nothing });
    const makeElement = (name: string) => document.createElement(name);
    Object.assign(window, {
      $A: toList,
      $: (id: string) => document.getElementById(id),
      Element: Object.assign(makeElement, { prototype }),
    });
  },

  MooTools: () => {
    const nothing = () => undefined;
    const isList = (item: unknown): item is ArrayLike<unknown> =>
      typeof item === 'object' && item !== null && 'length' in item;
    const toList = (item: unknown): unknown[] => {
      if (item == null) return [];
      return isList(item) ? Array.prototype.slice.call(item) : [item]; // a set or an iterator becomes a single entry
    };
    const bind = function (this: (...list: unknown[]) => unknown, context: unknown, ...given: unknown[]) {
      return (...rest: unknown[]) => this.apply(context, [...given, ...rest]);
    };
    Object.assign(Array, { from: toList });
    Object.assign(Array.prototype, {
      each: Array.prototype.forEach,
      clean: () => [],
      include: () => [],
      erase: () => [],
      empty: () => [],
      append: () => [],
    });
    Object.assign(Function.prototype, {
      bind,
      extend: Object.assign,
      implement: nothing,
      pass: nothing,
      attempt: nothing,
      periodical: nothing,
    });
    Object.assign(String.prototype, {
      test: () => false,
      contains: () => false,
      clean: String.prototype.trim,
      substitute: () => '',
    });
    const { prototype } = Element;
    Object.assign(prototype, {
      get: nothing,
      set: nothing,
      inject: nothing,
      grab: nothing,
      dispose: nothing,
      empty: nothing,
      match: () => false,
    });
    const makeElement = (name: string) => document.createElement(name);
    Object.assign(window, {
      Element: Object.assign(makeElement, { prototype }),
      typeOf: (item: unknown) => typeof item,
    });
  },

  'zone.js': () => {
    // Wraps every asynchronous callback, and replaces the classes of promises and observers.
    const wrap = (callback: unknown) =>
      typeof callback === 'function' ? (...list: unknown[]) => callback(...list) as unknown : callback;
    for (const name of [
      'setTimeout',
      'setInterval',
      'requestAnimationFrame',
      'queueMicrotask',
      'requestIdleCallback',
    ] as const) {
      const original = window[name] as (...list: unknown[]) => unknown;
      Object.assign(window, {
        [name]: (callback: unknown, ...rest: unknown[]) => original(wrap(callback), ...rest),
      });
    }
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    const wrapped = new WeakMap<EventListener, EventListener>();
    const wrapListener = (listener: EventListenerOrEventListenerObject | null) => {
      if (typeof listener !== 'function') return listener;
      const known = wrapped.get(listener);
      if (known) return known;
      const wrapper = function (this: Element, event: Event) {
        return listener.call(this, event);
      };
      wrapped.set(listener, wrapper);
      return wrapper;
    };
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      addEventListener.call(this, type, wrapListener(listener), options);
    };
    EventTarget.prototype.removeEventListener = function (type, listener, options) {
      removeEventListener.call(this, type, wrapListener(listener), options);
    };
    class ZoneAwarePromise<Value> extends Promise<Value> {}
    class ZoneAwareObserver extends MutationObserver {}
    Object.assign(window, {
      Promise: ZoneAwarePromise,
      MutationObserver: ZoneAwareObserver,
      Zone: { current: {} },
    });
  },

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
