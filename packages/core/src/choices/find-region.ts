import type { Region } from './regions.ts';

/** The region a postcode stands for, or `undefined` when none does (row 16: never blocks a lead). */
export function findRegion(postcode: string, regions: readonly Region[]): Region | undefined {
  return regions.find((region) => region.postcode === postcode);
}
