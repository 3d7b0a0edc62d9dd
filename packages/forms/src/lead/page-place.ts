import type { Config, LeadKind } from '@adviser-widgets/core';
import { digestOf, isUuid, toJson } from '@adviser-widgets/core/internal';

/** What the page says about where a form's leads go. */
export interface PageRoute {
  readonly kind: LeadKind;
  readonly campaignId?: string;
  readonly adviserId?: string;
  /** What else tells its leads apart, such as the request that a survey is about. */
  readonly about?: string;
}

/** Returns a digest of where the page sends leads. Cookies don't change it: they must not hide a draft. */
export function pagePlace({ kind, campaignId, adviserId, about }: PageRoute, { brand }: Config): string {
  const adviser = isUuid(adviserId ?? '') && adviserId?.toLowerCase();
  return digestOf(toJson([kind.path, kind.eventName, brand, campaignId || '', adviser, about]));
}
