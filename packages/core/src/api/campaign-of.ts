import type { Config } from '../config/config.ts';
import { known } from '../visit/tracking-info.ts';

/**
 * Returns the campaign of a payload (row 10). In order of priority: the placeholder's `data-campaign-id`, the
 * visitor's own (`lib_campaign` in the page address or the cookie), the site's default `campaignId`, ''.
 */
export function campaignOf(given: string | undefined, { campaignId }: Config): string {
  return given || known('lib_campaign') || campaignId;
}
