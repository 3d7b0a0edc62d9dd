import { readFileSync } from 'node:fs';

interface Manifest {
  readonly version: string;
  readonly homepage: string;
}

/** From package.json, which is above this file in the sources and in the built package. */
export const { version, homepage } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
) as Manifest; // our own
