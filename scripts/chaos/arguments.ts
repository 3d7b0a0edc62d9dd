const usage = 'Usage: npm run chaos -- [visits, default 700] [seed, default random], or npm run chaos -- --replay <seed>:<visit>';

/** What a run is asked for. */
export interface ChaosArguments {
  readonly visits: number;
  readonly seed: number;
  /** The one visit to play again. */
  readonly only?: number;
}

/** Reads the command line; returns a sentence for the developer where it cannot be read. */
export function readArguments(given: readonly string[]): ChaosArguments | string {
  const [first, replayed] = given;
  if (first === '--replay') {
    const [, seed, only] = /^(\d{1,9}):(\d{1,9})$/.exec(replayed ?? '') ?? [];
    if (seed === undefined || given.length > 2) return `${usage}; got "${given.join(' ')}"`;
    return { visits: 1, seed: Number(seed), only: Number(only) };
  }
  if (given.length > 2 || given.some((text) => !/^\d{1,9}$/.test(text))) return `${usage}; got "${given.join(' ')}"`;
  const [visits = 700, seed = Math.floor(Math.random() * 1_000_000)] = given.map(Number);
  return { visits, seed };
}
