import type { Config } from '../config.ts';
import { known } from '../tracking-info.ts';

/** The campaign a payload belongs to: the placeholder's, else the configuration's, else the visit's (row 10). */
export function campaignOf(given: string | undefined, { campaignId }: Config): string {
  return given || campaignId || known('lib_campaign');
}
