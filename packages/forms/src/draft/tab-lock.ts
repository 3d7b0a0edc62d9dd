/** Retries, because a page of this tab may still be unloading; `pause` in milliseconds. */
const tries = { most: 6, pause: 100 };

export interface TabLock {
  readonly isOurs: Promise<boolean>;
  release(): void;
}

/** Browsers copy session storage to a duplicated tab, but not locks (R18). Pages without https have none. */
export function lockInTab(name: string): TabLock {
  let held = request(name);
  const listening = new AbortController();
  const { signal } = listening;
  // Browsers do not cache a page that holds a lock.
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
