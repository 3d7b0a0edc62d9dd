/** How often to request a name, and the milliseconds between: a page of this tab may still be unloading. */
const tries = { most: 6, pause: 100 };

/** A lock on a name, held by one page at a time. */
export interface TabLock {
  /** False if another tab holds the name. */
  readonly isOurs: Promise<boolean>;
  release(): void;
}

/**
 * Holds `name` for as long as this page lives (R18). A duplicated tab finds it taken: browsers copy session
 * storage, but not locks. Without Web Locks, as on pages without https, the name always counts as ours.
 */
export function lockInTab(name: string): TabLock {
  let held = request(name);
  const listening = new AbortController();
  const { signal } = listening;
  // Browsers do not cache a page that holds a lock, so it is released on leaving and requested again on
  // return.
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
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  return { isOurs: isGranted(name, released), release };
}

async function isGranted(name: string, released: Promise<void>): Promise<boolean> {
  // The types say it always exists; it does only on https.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return true;
  for (let count = 1; ; count++) {
    const granted = await new Promise<boolean>((resolve) => {
      const hold = (lock: Lock | null) => {
        resolve(lock !== null);
        return lock ? released : undefined;
      };
      // If the browser refuses to lock here, no other tab can hold the name either.
      locks.request(name, { ifAvailable: true }, hold).catch(() => resolve(true));
    });
    if (granted || count === tries.most) return granted;
    await new Promise((resolve) => setTimeout(resolve, tries.pause));
  }
}
