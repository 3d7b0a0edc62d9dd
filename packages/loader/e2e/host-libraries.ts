/** Small imitations of what libraries of the past do to a page's prototypes and globals, by their names. */
export const hostLibraries: Readonly<Record<string, () => void>> = {
  'prototype.js': () => {
    const toList = (list: ArrayLike<unknown> & { toArray?: () => unknown[] }) => {
      if (!list) return [];
      if ('toArray' in Object(list) && list.toArray) return list.toArray();
      return Array.prototype.slice.call(Object(list)); // no mapper, and nothing that only iterates
    };
    // What it adds can be enumerated; for…in over an array finds it.
    Object.assign(Array, { from: toList });
    Object.assign(Array.prototype, {
      each(this: unknown[], callback: (item: unknown) => void) {
        this.forEach(callback);
        return this;
      },
      toArray(this: unknown[]) {
        return this.slice();
      },
      entries(this: unknown[]) {
        return this.slice();
      },
      clear(this: unknown[]) {
        this.length = 0;
      },
      first(this: unknown[]) {
        return this[0];
      },
      without: () => [],
      pluck: () => [],
      inspect: () => '[]',
      size: () => 0,
    });
    Object.assign(String.prototype, { strip: String.prototype.trim, toArray: () => [], times: () => '', sub: () => '', inspect: () => '', blank: () => false });
    Object.assign(Function.prototype, { curry: () => {}, defer: () => {}, delay: () => {}, wrap: () => {}, methodize: () => {}, argumentNames: () => [] });
    Object.assign(Object, {
      values(object: Record<string, unknown>) {
        const values = [];
        for (const name in object) values.push(object[name]); // inherited ones too
        return values;
      },
      extend: Object.assign,
      toJSON: JSON.stringify,
      inspect: String,
    });
    const { prototype } = Element;
    Object.assign(window, { $: (id: string) => document.getElementById(id), $A: toList, Element: Object.assign((name: string) => document.createElement(name), { prototype }) });
    Object.assign(prototype, { hide: () => {}, show: () => {}, update: () => {}, select: () => [], identify: () => '', observe: () => {}, visible: () => true });
    Object.assign(HTMLFormElement.prototype, { serialize: () => '', getElements: () => [], focusFirstElement: () => {}, request: () => {} });
  },
  MooTools: () => {
    const isList = (item: unknown): item is ArrayLike<unknown> => typeof item === 'object' && item !== null && 'length' in item;
    Object.assign(Array, { from: (item: unknown) => (item == null ? [] : isList(item) ? Array.prototype.slice.call(item) : [item]) });
    Object.assign(Function.prototype, {
      bind(this: (...list: unknown[]) => unknown, context: unknown, ...given: unknown[]) {
        const original = this;
        return function (this: unknown, ...rest: unknown[]) {
          return original.apply(context, [...given, ...rest]);
        };
      },
      extend: Object.assign,
      implement: () => {},
      pass: () => {},
      attempt: () => {},
      periodical: () => {},
    });
    Object.assign(Array.prototype, { each: Array.prototype.forEach, clean: () => [], associate: () => ({}), link: () => ({}), include: () => [], erase: () => [], empty: () => [], append: () => [], pick: () => null });
    Object.assign(String.prototype, { test: () => false, contains: () => false, clean: String.prototype.trim, camelCase: () => '', substitute: () => '' });
    Object.assign(Element.prototype, { get: () => null, set: () => {}, inject: () => {}, grab: () => {}, adopt: () => {}, dispose: () => {}, empty: () => {}, addEvent: () => {}, fireEvent: () => {}, store: () => {}, match: () => false });
    const { prototype } = Element;
    Object.assign(window, { Element: Object.assign((name: string) => document.createElement(name), { prototype }), typeOf: (item: unknown) => typeof item });
  },
  'zone.js': () => {
    // Everything asynchronous runs through wrappers, and promises are of a class of its own.
    const wrap = (callback: unknown) => (typeof callback === 'function' ? (...list: unknown[]) => callback(...list) as unknown : callback);
    for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame', 'queueMicrotask', 'requestIdleCallback'] as const) {
      const original = window[name] as (...list: unknown[]) => unknown;
      Object.assign(window, { [name]: (callback: unknown, ...rest: unknown[]) => original(wrap(callback), ...rest) });
    }
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    const wrapped = new WeakMap<object, (this: unknown, event: Event) => unknown>();
    const wrapListener = (listener: EventListenerOrEventListenerObject | null) => {
      if (typeof listener !== 'function') return listener;
      const known = wrapped.get(listener) ?? function (this: unknown, event: Event) { return listener.call(this as Window, event); };
      wrapped.set(listener, known);
      return known as EventListener;
    };
    EventTarget.prototype.addEventListener = function (type, listener, options) { addEventListener.call(this, type, wrapListener(listener), options); };
    EventTarget.prototype.removeEventListener = function (type, listener, options) { removeEventListener.call(this, type, wrapListener(listener), options); };
    class ZoneAwarePromise<Value> extends Promise<Value> {}
    const NativeObserver = MutationObserver;
    class ZoneObserver extends NativeObserver {}
    Object.assign(window, { Promise: ZoneAwarePromise, MutationObserver: ZoneObserver, Zone: { current: {} } });
  },
  'an old promise polyfill': () => {
    // Forced upon the page: then and catch, and none of what came after 2015.
    const Native = Promise;
    class OldPromise<Value> {
      readonly inner: Promise<Value>;
      constructor(executor: ConstructorParameters<typeof Promise<Value>>[0]) {
        this.inner = new Native(executor);
      }
      then(done?: ((value: Value) => unknown) | null, failed?: ((error: unknown) => unknown) | null) {
        return new OldPromise((resolve, reject) => void this.inner.then(done, failed).then(resolve, reject));
      }
      catch(failed: (error: unknown) => unknown) {
        return this.then(null, failed);
      }
      static resolve = (value: unknown) => new OldPromise((resolve) => resolve(value));
      static reject = (error: unknown) => new OldPromise((_, reject) => reject(error));
      static all = (list: readonly unknown[]) => new OldPromise((resolve, reject) => void Native.all(list).then(resolve, reject));
      static race = (list: readonly unknown[]) => new OldPromise((resolve, reject) => void Native.race(list).then(resolve, reject));
    }
    Object.assign(window, { Promise: OldPromise });
  },
  'a symbol polyfill': () => {
    // A registry of its own, so that its symbols are not the browser's.
    const Native = Symbol;
    const registry = new Map<string, symbol>();
    const polyfill = (description?: string) => Native(description);
    const fromRegistry = (key: string) => registry.get(key) ?? registry.set(key, Native(key)).get(key);
    const wellKnown = Object.fromEntries(['iterator', 'asyncIterator', 'toStringTag', 'toPrimitive', 'hasInstance', 'species'].map((name) => [name, Native[name as 'iterator']]));
    Object.assign(window, { Symbol: Object.assign(polyfill, wellKnown, { for: fromRegistry, prototype: Native.prototype }) });
  },
  'a script that gives all objects more members': () => {
    Object.assign(Object.prototype, { extend: () => {}, each: () => {}, isEmpty: () => false, size: () => 0 });
  },
};
