const usage =
  'Usage: npm run chaos -- [visits, default 700] [seed, default random], or npm run chaos -- --replay <seed>:<visit>';

export interface ChaosArguments {
  readonly visits: number;
  readonly seed: number;
  readonly only?: number;
}

/** Returns a message for the developer if the command line is invalid. */
export function readArguments(given: readonly string[]): ChaosArguments | string {
  const [first, replayed] = given;
  if (first === '--replay') {
    const [, seed, only] = /^(\d{1,9}):(\d{1,9})$/.exec(replayed ?? '') ?? [];
    if (seed === undefined || given.length > 2) return `${usage}; got "${given.join(' ')}"`;
    return { visits: 1, seed: Number(seed), only: Number(only) };
  }
  if (given.length > 2 || given.some((text) => !/^\d{1,9}$/.test(text)))
    return `${usage}; got "${given.join(' ')}"`;
  const [visits = 700, seed = Math.floor(Math.random() * 1_000_000)] = given.map(Number);
  return { visits, seed };
}
