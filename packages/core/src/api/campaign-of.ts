import type { Config } from '../config/config.ts';
import { known } from '../visit/tracking-info.ts';

/**
 * The campaign of a payload (row 10): the placeholder's `data-campaign-id`, else the visitor's own (`lib_campaign` in the
 * address or the cookie), else the configuration's `campaignId` as the site's default, else empty.
 */
export function campaignOf(given: string | undefined, { campaignId }: Config): string {
  return given || known('lib_campaign') || campaignId;
}
