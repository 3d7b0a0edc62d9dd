import { rememberedAdviser, type Config, type LeadKind } from '@adviser-widgets/core';
import { campaignOf, digestOf, isUuid, toJson } from '@adviser-widgets/core/internal';

/** What the page says about where a form's leads go. */
export interface PageRoute {
  readonly kind: LeadKind;
  readonly campaignId?: string;
  readonly adviserId?: string;
  /** What else tells its leads apart, such as the request that a survey is about. */
  readonly about?: string;
}

/** Where an attempt goes; `place` is a digest. A lead that goes elsewhere is another lead. */
export interface LeadDestination {
  readonly place: string;
  /** The visitor's own adviser; `undefined` if that makes no difference. */
  readonly adviser?: string | undefined;
}

/** Returns a digest of where the page sends leads. Cookies don't change it: they must not hide a draft. */
export function pagePlace({ kind, campaignId, adviserId, about }: PageRoute, { brand }: Config): string {
  const adviser = isUuid(adviserId ?? '') && adviserId?.toLowerCase();
  return digestOf(toJson([kind.path, kind.eventName, brand, campaignId || '', adviser, about]));
}

/** Returns where a lead goes by the page and the visitor's cookies. An adviser that the visitor picks is content. */
export function leadDestination(route: PageRoute, picked: string, config: Config): LeadDestination {
  const isOwn = route.kind.isLead && ![picked, route.adviserId ?? ''].some(isUuid);
  return {
    place: pagePlace({ ...route, campaignId: campaignOf(route.campaignId, config) }, config),
    adviser: isOwn ? rememberedAdviser().toLowerCase() : undefined,
  };
}
