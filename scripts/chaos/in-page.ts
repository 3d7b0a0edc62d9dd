/** Runs before the page's scripts. While `onLine` is faked, no `online` or `offline` event fires. */
export function lieAboutConnection(): void {
  const page = window as { chaosSaysOnLine?: boolean };
  const own = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine');
  Object.defineProperty(Navigator.prototype, 'onLine', {
    configurable: true,
    get(this: Navigator): unknown {
      return page.chaosSaysOnLine ?? own?.get?.call(this);
    },
  });
  const suppress = (event: Event) => page.chaosSaysOnLine !== undefined && event.stopImmediatePropagation();
  for (const type of ['online', 'offline']) window.addEventListener(type, suppress, true);
}

/** Runs in a page. `undefined` restores the real value. */
export function sayOnLine(value: boolean | undefined): void {
  (window as { chaosSaysOnLine?: boolean | undefined }).chaosSaysOnLine = value;
}

/** Runs in pages with a held clock. Makes `AbortSignal.timeout` follow that clock. */
export function useClockForTimeouts(): void {
  AbortSignal.timeout = (ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('The operation timed out.', 'TimeoutError')), ms);
    return controller.signal;
  };
}
