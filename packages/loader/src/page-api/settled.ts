/** Resolves when the widget of `element` is ready; rejects with `{phase, message}` when it fails. */
export function settled(element: HTMLElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const listening = new AbortController();
    const listen = (type: string, settle: (detail: unknown) => void) =>
      element.addEventListener(
        type,
        (event) => {
          if (event.target !== element) return; // one nested in it
          listening.abort();
          settle((event as CustomEvent<unknown>).detail);
        },
        { signal: listening.signal },
      );
    listen('aw:ready', () => resolve());
    listen('aw:failed', (detail) => {
      const { phase, message } = detail as { phase: string; message: string };
      // The contract names a plain object here.
      reject({ phase, message });
    });
  });
}
