/** Milliseconds to wait for a page of this tab that is still being unloaded. */
const patience = 500;

/** A name that one page holds at a time. */
export interface TabLock {
  /** False where another tab holds the name. */
  readonly isOurs: Promise<boolean>;
  release(): void;
}

/**
 * Holds `name` for as long as this page lives (R18). A duplicated tab finds it taken: browsers copy session storage,
 * not locks. Without Web Locks, as on pages without https, the name always counts as ours.
 */
export function lockInTab(name: string): TabLock {
  let held = request(name);
  const listening = new AbortController();
  const { signal } = listening;
  // Browsers do not keep a page that holds a lock for the way back, so it is given up and taken again.
  addEventListener('pagehide', () => held.release(), { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && (held = request(name)), { signal });
  return {
    isOurs: held.isOurs,
    release() {
      listening.abort();
      held.release();
    },
  };
}

function request(name: string): TabLock {
  const waiting = new AbortController();
  let letGo = () => waiting.abort();
  const release = () => letGo();
  // Typed as always there, which it is on https only.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return { isOurs: Promise.resolve(true), release };
  const isOurs = new Promise<boolean>((resolve) => {
    const timer = setTimeout(release, patience);
    const hold = () => {
      clearTimeout(timer);
      resolve(true);
      return new Promise<void>((end) => (letGo = end));
    };
    locks.request(name, { signal: waiting.signal }, hold).catch((error: unknown) => {
      // Any error but our own abort comes from a browser that does not lock here: no other tab is known to hold it.
      resolve(!(error instanceof DOMException && error.name === 'AbortError'));
    });
  });
  return { isOurs, release };
}
