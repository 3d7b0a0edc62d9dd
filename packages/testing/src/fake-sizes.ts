export interface FakeSizes {
  /** Reports that everything that is watched may have another size. */
  report(): void;
  /** How many watch. */
  readonly watching: number;
  /** Puts the real observer back. */
  remove(): void;
}

/** Stands in for `ResizeObserver`; sizes themselves are the test's, as nothing is laid out. */
export function installFakeSizes(): FakeSizes {
  const real = globalThis.ResizeObserver;
  const watching = new Set<() => void>();

  class Observer {
    readonly report: () => void;
    constructor(callback: ResizeObserverCallback) {
      this.report = () => callback([], this as unknown as ResizeObserver);
    }
    observe() {
      watching.add(this.report);
    }
    disconnect() {
      watching.delete(this.report);
    }
  }

  globalThis.ResizeObserver = Observer as unknown as typeof ResizeObserver;
  return {
    report() {
      for (const report of [...watching]) report();
    },
    get watching() {
      return watching.size;
    },
    remove: () => (globalThis.ResizeObserver = real),
  };
}
