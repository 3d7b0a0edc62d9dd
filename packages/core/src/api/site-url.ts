import type { Config } from '../config/config.ts';
import { withoutEndSlashes } from '../values/without-slashes.ts';

/** An address of the site itself: a full one as it stands, a path on `siteBase`, slashes normalised (row 5). */
export function siteUrl({ siteBase }: Pick<Config, 'siteBase'>, address: string): string {
  if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(address)) return address;
  return `${withoutEndSlashes(siteBase)}/${address.replace(/^\/+/, '')}`;
}
