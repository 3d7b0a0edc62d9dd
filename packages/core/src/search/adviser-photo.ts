import type { Config } from '../config.ts';

/** Address of an adviser's photo, by the pattern `adviserImageUrl`: the GUID in upper case, without braces (H9). */
export function adviserPhoto({ adviserImageUrl, cdnBase }: Config, guid: string): string {
  const id = encodeURIComponent(guid.replace(/[{}]/g, '').toUpperCase());
  return adviserImageUrl.replace('{cdnBase}', () => cdnBase.replace(/\/+$/, '')).replace('{GUID}', () => id);
}
