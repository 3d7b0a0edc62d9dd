import type { Config } from '../config.ts';
import { withoutEndSlashes } from '../without-slashes.ts';

/**
 * Address of an adviser's photo, by the pattern `adviserImageUrl`: the GUID in upper case, without braces (H9). Half a
 * character in it, which no address can hold, is left out.
 */
export function adviserPhoto({ adviserImageUrl, cdnBase }: Config, guid: string): string {
  const id = encodeURIComponent(guid.replace(/[{}\p{Surrogate}]/gu, '').toUpperCase());
  return adviserImageUrl.replace('{cdnBase}', () => withoutEndSlashes(cdnBase)).replace('{GUID}', () => id);
}
