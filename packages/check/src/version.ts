import { readFileSync } from 'node:fs';

/** From package.json, which is above this file in the sources and in the built package. */
export const { version, homepage } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
) as { readonly version: string; readonly homepage: string }; // our own
