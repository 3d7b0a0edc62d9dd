export interface FakeSight {
  /** Scrolls all observed elements into the window, or out of it. */
  set(isInView: boolean): void;
  /** The number of observers. */
  readonly watching: number;
  /** Restores the real observer. */
  remove(): void;
}

/** Replaces `IntersectionObserver`; initially all of the page is in the window. */
export function installFakeSight(): FakeSight {
  const real = globalThis.IntersectionObserver;
  const watching = new Set<() => void>();
  let isIntersecting = true;

  class Observer {
    readonly report: () => void;
    constructor(callback: IntersectionObserverCallback) {
      const entry = () => ({ isIntersecting }) as IntersectionObserverEntry; // all that widgets read
      this.report = () => callback([entry()], this as unknown as IntersectionObserver);
    }
    observe() {
      watching.add(this.report);
      this.report();
    }
    disconnect() {
      watching.delete(this.report);
    }
  }

  globalThis.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
  return {
    set(isInView) {
      isIntersecting = isInView;
      for (const report of [...watching]) report();
    },
    get watching() {
      return watching.size;
    },
    remove: () => (globalThis.IntersectionObserver = real),
  };
}
