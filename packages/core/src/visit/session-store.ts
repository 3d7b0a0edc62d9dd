/** What stands under a key. */
interface Entry {
  readonly value: unknown;
  /** Milliseconds since 1970 from which on it counts as absent; none for as long as the tab lives. */
  readonly until?: number | undefined;
}

/** What the keys of our entries begin with. */
const prefix = 'aw-';

/**
 * Keeps JSON in the tab's session storage, under keys that begin with `aw-`. Without storage (private mode, blocked)
 * it keeps nothing (R5). What is written with a lifetime is removed when that is over: by a timer on each page that
 * reads or writes any entry, else as the next such page opens (R18).
 */
export const sessionStore = {
  /** `null` for what was never written, was removed, or is past its lifetime. */
  read(key: `aw-${string}`): unknown {
    removeExpired();
    return parseEntry(key).value ?? null;
  },
  /** `lifetime`: milliseconds; default as long as the tab lives. */
  write(key: `aw-${string}`, value: unknown, lifetime = Infinity): void {
    const until = lifetime === Infinity ? undefined : Date.now() + lifetime;
    quietly(() => sessionStorage.setItem(key, JSON.stringify({ value, until } satisfies Entry)));
    if (until) removeExpired();
  },
  remove(key: `aw-${string}`): void {
    quietly(() => sessionStorage.removeItem(key));
  },
};

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Removes the entries of all pages of the site that are past their lifetime, and comes back for the next that will be.
 * For pages that read no entry; call it once a page load.
 */
export function removeExpired(): void {
  clearTimeout(timer);
  quietly(() => {
    const ours = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
    const times = ours.map((key) => ({ key, until: parseEntry(key).until ?? Infinity }));
    for (const { key, until } of times) if (until <= Date.now()) sessionStorage.removeItem(key);
    const next = Math.min(...times.map(({ until }) => until).filter((until) => until > Date.now()));
    if (next < Infinity) timer = setTimeout(removeExpired, next - Date.now());
  });
}

/** Storage is the page's, so anything may stand there. */
function parseEntry(key: string): Partial<Entry> {
  try {
    const { value, until } = Object(JSON.parse(sessionStorage.getItem(key) ?? 'null')) as Partial<Record<keyof Entry, unknown>>;
    return { value, until: typeof until === 'number' ? until : undefined };
  } catch {
    return {}; // nothing was kept, or not by us
  }
}

/** A full or blocked storage keeps nothing, and has nothing to remove. */
function quietly(action: () => void): void {
  try {
    action();
  } catch {
    // the page works without (fault 43)
  }
}
