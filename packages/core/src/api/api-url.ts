import type { Config } from '../config.ts';

/** `{api base}/{brand}/{path}`: the base may be empty or end in slashes, the brand is encoded (row 3). */
export function apiUrl(config: Config, path: string): string {
  const base = config.apiBase[config.environment].replace(/\/+$/, '');
  return `${base}/${encodeURIComponent(config.brand)}/${path}`;
}
