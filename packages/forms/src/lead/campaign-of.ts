import type { Config } from '@adviser-widgets/core';
import { visitValue } from '@adviser-widgets/core/internal';

/** Returns `data-campaign-id`, else the visitor's own (page address or cookie), else the site's default. */
export function campaignOf(given: string | undefined, { campaignId }: Config): string {
  return given || visitValue('lib_campaign') || campaignId;
}
