import { digestOf } from '../values/digest.ts';
import { longestTimerMs } from '../values/longest-timer.ts';
import { toJson } from '../values/to-json.ts';

/** What is kept, in a word, and whose it is, which the storage holds only as a digest. */
type Key = `${'accordion' | 'draft' | 'gift'} ${string}`;

interface Entry {
  readonly value: unknown;
  /** Milliseconds since 1970; absent if the entry lasts as long as the tab. */
  readonly until?: number | undefined;
  /** Milliseconds between writing and `until`. */
  readonly lifetime?: number | undefined;
}

/** Scripts of the page may use `aw-` too: only names of this shape are ours. */
const ownName = /^aw-(accordion|draft|gift) [\da-z]{1,7}-[\da-z]{1,7}$/;

/** Milliseconds by which systems set a clock back to correct it. */
const correctionMs = 60_000;

/** Keeps JSON in session storage, or nothing without it (R5). Removes expired entries (R18). */
export const sessionStore = {
  read(key: Key): unknown {
    removeExpired();
    const entry = parseEntry(nameOf(key));
    return timeLeft(entry) > 0 ? (entry.value ?? null) : null;
  },
  write(key: Key, value: unknown, lifetime?: number): void {
    const until = lifetime && Date.now() + lifetime;
    const entry: Entry = { value, until, lifetime };
    quietly(() => sessionStorage.setItem(nameOf(key), toJson(entry)));
    if (until) removeExpired();
  },
  remove(key: Key): void {
    quietly(() => sessionStorage.removeItem(nameOf(key)));
  },
};

function nameOf(key: Key): string {
  return `aw-${key.slice(0, key.indexOf(' '))} ${digestOf(key)}`;
}

let timer: ReturnType<typeof setTimeout> | undefined;

export function removeExpired(): void {
  clearTimeout(timer);
  quietly(() => {
    let next = Infinity;
    for (const name of Object.keys(sessionStorage).filter((each) => ownName.test(each))) {
      const left = timeLeft(parseEntry(name));
      if (left > 0) next = Math.min(next, left);
      else sessionStorage.removeItem(name);
    }
    if (next < Infinity) timer = setTimeout(removeExpired, Math.min(next, longestTimerMs));
  });
}

/** In milliseconds; 0 for an entry that a clock, set back since, would keep past its lifetime. */
function timeLeft({ until, lifetime = 0 }: Partial<Entry>): number {
  if (until === undefined) return Infinity;
  const left = until - Date.now();
  return left > lifetime + correctionMs ? 0 : left;
}

/** Storage belongs to the page, so an entry may hold anything. */
function parseEntry(name: string): Partial<Entry> {
  try {
    const { value, until, lifetime } = Object(JSON.parse(sessionStorage.getItem(name) ?? 'null')) as Partial<
      Record<keyof Entry, unknown>
    >;
    return { value, until: numberIn(until), lifetime: numberIn(lifetime) };
  } catch {
    return {};
  }
}

function numberIn(given: unknown): number | undefined {
  return typeof given === 'number' ? given : undefined;
}

function quietly(action: () => void): void {
  try {
    action();
  } catch {
    // the page works without it (fault 43)
  }
}
