/** A random generator that repeats its sequence for the same seeds. */
export interface Random {
  /** Returns an integer from 0 up to, but not including, `limit`. */
  below(limit: number): number;
  /** Returns an integer in the range, both ends included. */
  between(first: number, last: number): number;
  /** Returns true with this probability, 0 to 1. */
  chance(share: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** Picks items in proportion to their weight. */
  weighted<Item extends { readonly weight: number }>(items: readonly Item[]): Item;
}

export function createRandom(...seeds: readonly number[]): Random {
  const next = mulberry32(
    seeds.reduce((state, seed) => Math.imul(state ^ seed, 0x9e3779b1) ^ (state >>> 15), 0x2545f491),
  );
  next(); // close seeds give close first numbers
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    between: (first, last) => first + below(last - first + 1),
    chance: (share) => next() < share,
    pick: (items) => taken(items[below(items.length)]),
    weighted: (items) => {
      let left = next() * items.reduce((sum, { weight }) => sum + weight, 0);
      return taken(items.find(({ weight }) => (left -= weight) < 0) ?? items.at(-1));
    },
  };
}

function taken<Item>(item: Item | undefined): Item {
  if (item === undefined) throw new Error('There is nothing to choose from');
  return item;
}

/** Tommy Ettinger's generator: 32 bits of state, numbers from 0 to 1. */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
