// The services of a page view: what the loader starts on the pages that need it, and an app by `startVisit`.
export { keepAdviser } from './keep-adviser.ts';
export { openVisit, type VisitHooks, type VisitPage } from './open-visit.ts';
export { rememberAdviser } from './remember-adviser.ts';
export { startVisit } from './start-visit.ts';
export { thisPage } from './this-page.ts';
export { trackClick } from './track-click.ts';
export { onTrackingInfo, rememberedAdviser, trackingInfo, type TrackingInfo } from './tracking-info.ts';
export { addUserProperties } from './user-properties.ts';
export { setVisitorIp } from './visitor-ip.ts';
