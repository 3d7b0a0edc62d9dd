import type { Config } from '../config/config.ts';
import { digestOf } from '../values/digest.ts';
import { isUuid } from '../values/ids.ts';
import { toJson } from '../values/to-json.ts';
import { rememberedAdviser } from '../visit/tracking-info.ts';
import { campaignOf } from './campaign-of.ts';
import type { LeadKind } from './lead-kinds.ts';

/** What the page says about where a form's leads go. */
export interface PageRoute {
  readonly kind: LeadKind;
  readonly campaignId?: string;
  readonly adviserId?: string;
  /** What else tells its leads apart, such as the request that a survey is about. */
  readonly about?: string;
}

/** Where an attempt goes, as digests. A lead that goes elsewhere is another lead (R35). */
export interface LeadDestination {
  readonly place: string;
  /** The visitor's own adviser; `undefined` if that makes no difference. */
  readonly adviser?: string | undefined;
}

/** Returns a digest of where the page sends leads. Cookies don't change it: they must not hide a draft (R35). */
export function pagePlace(
  { kind, campaignId = '', adviserId = '', about = '' }: PageRoute,
  { brand }: Config,
): string {
  const adviser = isUuid(adviserId) ? adviserId.toLowerCase() : '';
  return digestOf(toJson([kind.path, kind.eventName, brand, campaignId, adviser, about]));
}

/** Returns where a lead goes by the page and the visitor's cookies. An adviser that the visitor picks is content. */
export function leadDestination(
  { adviserId = '', ...route }: PageRoute,
  picked: string,
  config: Config,
): LeadDestination {
  const campaignId = campaignOf(route.campaignId, config);
  const isSent = route.kind.honeypotName !== undefined && ![picked, adviserId].some(isUuid);
  return {
    place: pagePlace({ ...route, campaignId, adviserId }, config),
    adviser: isSent ? digestOf(rememberedAdviser().toLowerCase()) : undefined,
  };
}
