import { submissionsOf } from './account.ts';
import { drawVisit } from './draw-visit.ts';
import type { ChaosRun } from './run-chaos.ts';

/** The visits of a seed, from the first on, until so many leads have been sent or at least tried. */
export function visitsUntil(seed: number, submissions: number): ChaosRun['next'] {
  let number = 0;
  return (visits) => (submissionsOf(visits).length < submissions ? drawVisit(seed, ++number) : undefined);
}
