/** Retries, because a page of this tab may still be unloading; `pause` in milliseconds. */
const tries = { most: 6, pause: 100 };

/** Milliseconds until a browser whose locks never answer counts as one without locks. */
const answerLimitMs = 1000;

export interface TabLock {
  /** Resolves within a second. */
  readonly isOurs: Promise<boolean>;
  release(): void;
}

/** Browsers copy session storage to a duplicated tab, but not locks. Pages without https have none. */
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
  const limit = new Promise<undefined>((resolve) => setTimeout(resolve, answerLimitMs));
  for (let count = 1; ; count++) {
    const isHeld = await Promise.race([hold(name, released), limit]);
    if (isHeld === undefined) return count === 1; // else another tab has it
    if (isHeld || count === tries.most) return isHeld;
    await new Promise((resolve) => setTimeout(resolve, tries.pause));
  }
}

function hold(name: string, released: Promise<void>): Promise<boolean> {
  return new Promise((resolve) => {
    const whileHeld = (lock: Lock | null) => {
      resolve(lock !== null);
      return lock ? released : undefined;
    };
    // Only https has locks. If the browser refuses to lock here, no other tab can hold the name either.
    const ask = async () => navigator.locks.request(name, { ifAvailable: true }, whileHeld);
    ask().catch(() => resolve(true));
  });
}
