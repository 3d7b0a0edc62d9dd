import { parseJson } from '../values/parse-json.ts';
import { digestOf } from '../values/digest.ts';
import { toJson } from '../values/to-json.ts';

/** What is kept, in a word, and whose it is, which the storage holds only as a digest. */
type Key = `${'accordion' | 'draft' | 'gift'} ${string}`;

/** `until` is in milliseconds since 1970, and absent if the entry lasts as long as the tab. */
type Entry = Partial<Record<'value' | 'until', unknown>>;

/** Scripts of the page may use `aw-` too: only names of this shape are ours. */
const ownName = /^aw-(accordion|draft|gift) \w+-\w+$/;

/** Milliseconds: half an hour, and a minute by which a system may correct its clock. */
const longestMs = 31 * 60_000;

/** Keeps JSON in session storage, or nothing without it. Removes expired entries. */
export const sessionStore = {
  read(key: Key): unknown {
    removeExpired();
    const { value, left } = readEntry(nameOf(key));
    return left > 0 ? (value ?? null) : null;
  },
  /** `lifetime` is half an hour at most, in milliseconds; without it, the entry lasts as long as the tab. */
  write(key: Key, value: unknown, lifetime?: number): void {
    const until = lifetime && Date.now() + lifetime;
    quietly(() => sessionStorage.setItem(nameOf(key), toJson({ value, until } satisfies Entry)));
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
    for (const name of Object.keys(sessionStorage)) {
      const left = ownName.test(name) ? readEntry(name).left : Infinity;
      if (left > 0) next = Math.min(next, left);
      else sessionStorage.removeItem(name);
    }
    if (next < Infinity) timer = setTimeout(removeExpired, next);
  });
}

/** Storage belongs to the page, so an entry may hold anything. */
function readEntry(name: string): { readonly value?: unknown; readonly left: number } {
  try {
    const { value, until } = Object(parseJson(sessionStorage.getItem(name) ?? '')) as Entry;
    if (until === undefined) return { value, left: Infinity };
    const left = Number(until) - Date.now();
    return { value, left: left > longestMs ? 0 : left }; // set back, a clock would keep it past its time
  } catch {
    return { left: Infinity };
  }
}

function quietly(action: () => void): void {
  try {
    action();
  } catch {
    // the page works without it
  }
}
