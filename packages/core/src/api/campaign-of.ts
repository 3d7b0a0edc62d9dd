import type { Config } from '../config/config.ts';
import { known } from '../visit/tracking-info.ts';

/** Order of row 10: `data-campaign-id`, the visitor's own (page address or cookie), the site's default. */
export function campaignOf(given: string | undefined, { campaignId }: Config): string {
  return given || known('lib_campaign') || campaignId;
}
