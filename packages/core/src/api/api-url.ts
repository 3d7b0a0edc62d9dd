import type { Bases, Config } from '../config/config.ts';
import { withoutEndSlashes } from '../values/without-slashes.ts';

/** Returns `{api base}/{brand}/{path}`, with the brand encoded (row 3). */
export function apiUrl(config: Config, path: string, bases: Bases = config.apiBase): string {
  const base = withoutEndSlashes(bases[config.environment]);
  return `${base}/${encodeURIComponent(config.brand)}/${path}`;
}
