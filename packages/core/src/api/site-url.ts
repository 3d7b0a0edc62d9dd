import type { Config } from '../config/config.ts';
import { withoutEndSlashes } from '../values/without-slashes.ts';

export function siteUrl({ siteBase }: Pick<Config, 'siteBase'>, address: string): string {
  if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(address)) return address;
  return `${withoutEndSlashes(siteBase)}/${address.replace(/^\/+/, '')}`;
}
