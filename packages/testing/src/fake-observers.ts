/** The page's observers of one kind, which jsdom lacks. */
export interface FakeSizes {
  /** Notifies all observers, as if sizes had changed. */
  report(): void;
  /** The number of observers. */
  readonly watching: number;
  /** Restores the real observer. */
  remove(): void;
}

export interface FakeSight extends Pick<FakeSizes, 'watching' | 'remove'> {
  /** Scrolls all observed elements into the window, or out of it. */
  set(isInView: boolean): void;
}

type Callback = (entries: readonly object[]) => void;

/** Replaces `ResizeObserver`. Tests set sizes themselves, as jsdom has no layout. */
export function installFakeSizes(): FakeSizes {
  const real = globalThis.ResizeObserver;
  const watching = new Set<Callback>();
  globalThis.ResizeObserver = createObserver(watching, () => {}) as unknown as typeof ResizeObserver;
  return {
    report: () => [...watching].forEach((callback) => callback([])),
    get watching() {
      return watching.size;
    },
    remove: () => (globalThis.ResizeObserver = real),
  };
}

/** Replaces `IntersectionObserver`; initially all of the page is in the window. */
export function installFakeSight(): FakeSight {
  const real = globalThis.IntersectionObserver;
  const watching = new Set<Callback>();
  let isIntersecting = true;
  const report = (callback: Callback) => callback([{ isIntersecting }]); // all that widgets read
  const Observer = createObserver(watching, report);
  globalThis.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
  return {
    set(isInView) {
      isIntersecting = isInView;
      [...watching].forEach(report);
    },
    get watching() {
      return watching.size;
    },
    remove: () => (globalThis.IntersectionObserver = real),
  };
}

/** `onStart` is called with the callback of each observer that begins to observe. */
function createObserver(watching: Set<Callback>, onStart: (callback: Callback) => void) {
  return class {
    readonly callback: Callback;
    constructor(callback: Callback) {
      this.callback = callback;
    }
    observe() {
      watching.add(this.callback);
      onStart(this.callback);
    }
    disconnect() {
      watching.delete(this.callback);
    }
  };
}
