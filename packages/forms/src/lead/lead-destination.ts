import { rememberedAdviser, type Config } from '@adviser-widgets/core';
import { campaignOf, isUuid } from '@adviser-widgets/core/internal';
import { pagePlace, type PageRoute } from './page-place.ts';

/** Where an attempt goes; `place` is a digest. A lead that goes elsewhere is another lead. */
export interface LeadDestination {
  readonly place: string;
  /** The visitor's own adviser; `undefined` if that makes no difference. */
  readonly adviser?: string | undefined;
}

/** Returns where a lead goes by the page and the visitor's cookies. An adviser that the visitor picks is content. */
export function leadDestination(route: PageRoute, picked: string, config: Config): LeadDestination {
  const isOwn = route.kind.isLead && ![picked, route.adviserId ?? ''].some(isUuid);
  return {
    place: pagePlace({ ...route, campaignId: campaignOf(route.campaignId, config) }, config),
    adviser: isOwn ? rememberedAdviser().toLowerCase() : undefined,
  };
}
