export interface FakeSizes {
  /** Notifies all observers, as if sizes had changed. */
  report(): void;
  /** The number of observers. */
  readonly watching: number;
  /** Restores the real observer. */
  remove(): void;
}

/** Replaces `ResizeObserver`. Tests set sizes themselves, as jsdom has no layout. */
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
