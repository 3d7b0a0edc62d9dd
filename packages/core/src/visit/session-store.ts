import { toJson } from '../values/to-json.ts';

interface Entry {
  readonly value: unknown;
  /** Milliseconds since 1970; absent if the entry lasts as long as the tab. */
  readonly until?: number | undefined;
}

const prefix = 'aw-';

/** Keeps JSON in session storage, or nothing without it (R5). Removes expired entries (R18). */
export const sessionStore = {
  read(key: `aw-${string}`): unknown {
    removeExpired();
    return parseEntry(key).value ?? null;
  },
  write(key: `aw-${string}`, value: unknown, lifetime = Infinity): void {
    const until = lifetime === Infinity ? undefined : Date.now() + lifetime;
    quietly(() => sessionStorage.setItem(key, toJson({ value, until } satisfies Entry)));
    if (until) removeExpired();
  },
  remove(key: `aw-${string}`): void {
    quietly(() => sessionStorage.removeItem(key));
  },
};

let timer: ReturnType<typeof setTimeout> | undefined;

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

/** Storage belongs to the page, so an entry may hold anything. */
function parseEntry(key: string): Partial<Entry> {
  try {
    const { value, until } = Object(JSON.parse(sessionStorage.getItem(key) ?? 'null')) as Partial<
      Record<keyof Entry, unknown>
    >;
    return { value, until: typeof until === 'number' ? until : undefined };
  } catch {
    return {};
  }
}

function quietly(action: () => void): void {
  try {
    action();
  } catch {
    // the page works without it (fault 43)
  }
}
