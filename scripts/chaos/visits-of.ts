import { drawVisit } from './draw-visit.ts';
import type { ChaosRun } from './chaos-run.ts';

export function visitsOf(seed: number, visits: number): ChaosRun['next'] {
  let number = 0;
  return () => (number < visits ? drawVisit(seed, ++number) : undefined);
}
