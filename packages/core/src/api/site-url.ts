import type { Config } from '../config/config.ts';
import { withoutEndSlashes } from '../values/without-slashes.ts';

/** Full addresses stay as they are (row 5). */
export function siteUrl({ siteBase }: Pick<Config, 'siteBase'>, address: string): string {
  if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(address)) return address;
  return `${withoutEndSlashes(siteBase)}/${address.replace(/^\/+/, '')}`;
}
