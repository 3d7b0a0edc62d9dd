import { drawVisit } from './draw-visit.ts';
import type { ChaosRun } from './run-chaos.ts';

/** So many visits of a seed, from the first on: at least as many leads. */
export function visitsOf(seed: number, visits: number): ChaosRun['next'] {
  let number = 0;
  return () => (number < visits ? drawVisit(seed, ++number) : undefined);
}
