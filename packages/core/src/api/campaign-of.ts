import type { Config } from '../config/config.ts';
import { known } from '../visit/tracking-info.ts';

/** Returns `data-campaign-id`, else the visitor's own (page address or cookie), else the site's default. */
export function campaignOf(given: string | undefined, { campaignId }: Config): string {
  return given || known('lib_campaign') || campaignId;
}
