/** Runs in every page before its own scripts: what `navigator.onLine` says can be made up, and then no event tells of a change. */
export function lieAboutConnection(): void {
  const told = window as { chaosSaysOnLine?: boolean };
  const own = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine');
  Object.defineProperty(Navigator.prototype, 'onLine', {
    configurable: true,
    get(this: Navigator): unknown {
      return told.chaosSaysOnLine ?? own?.get?.call(this);
    },
  });
  const hush = (event: Event) => told.chaosSaysOnLine !== undefined && event.stopImmediatePropagation();
  for (const type of ['online', 'offline']) window.addEventListener(type, hush, true);
}

/** Runs in a page: makes `navigator.onLine` say so from now on; without a value it says what is true. */
export function sayOnLine(value: boolean | undefined): void {
  (window as { chaosSaysOnLine?: boolean | undefined }).chaosSaysOnLine = value;
}

/** Runs in pages whose clock is held: the browser's own time limits go by that clock, too. */
export function useClockForTimeouts(): void {
  AbortSignal.timeout = (ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('The operation timed out.', 'TimeoutError')), ms);
    return controller.signal;
  };
}
