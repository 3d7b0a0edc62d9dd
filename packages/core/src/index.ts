export type { Config, ConfigInput } from './config/config.ts';
export { configure } from './config/configure.ts';
export { getConfig } from './config/page-config.ts';

export { configKeys } from './config/config-keys.ts';
export type { ConfigKey } from './config/config-kinds.ts';
export { expectedValue } from './config/describe-config-problem.ts';
export { attributeName } from './config/attribute-name.ts';
export { keysByPath } from './config/keys-by-path.ts';

export { setConsent, type ConsentChoices } from './visit/consent.ts';
export { startVisit } from './open-visit.ts';
export { rememberAdviser } from './visit/remember-adviser.ts';
export { onTrackingInfo, rememberedAdviser, trackingInfo, type TrackingInfo } from './visit/tracking-info.ts';
export { setVisitorIp } from './visit/visitor-ip.ts';
export { addUserProperties, track, type AnalyticsEvent } from './analytics/analytics.ts';
export { trackClick } from './analytics/track-click.ts';
export { RequestError, type RequestFailure } from './http/request-error.ts';

export { leadKinds, type LeadKind } from './api/lead-kinds.ts';
export { blogCategories, pageSize, type BlogCategory } from './choices/blog-categories.ts';
export { regions, type Region } from './config/regions.ts';

export { matchBackground } from './ground/match-background.ts';
export { createLazyPart, type LazyPart } from './http/lazy-part.ts';
