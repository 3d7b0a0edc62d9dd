export interface FakeSight {
  /** Scrolls everything that is watched into the window, or out of it. */
  set(isInView: boolean): void;
  /** How many watch. */
  readonly watching: number;
  /** Puts the real observer back. */
  remove(): void;
}

/** Stands in for `IntersectionObserver` on a page that is all in the window at first. */
export function installFakeSight(): FakeSight {
  const real = globalThis.IntersectionObserver;
  const watching = new Set<() => void>();
  let isIntersecting = true;

  class Observer {
    readonly report: () => void;
    constructor(callback: IntersectionObserverCallback) {
      const entry = () => ({ isIntersecting }) as IntersectionObserverEntry; // all that widgets look at
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
