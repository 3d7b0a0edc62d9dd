export { createSite } from './create-site.ts';
export type { SiteOptions } from './create-site.ts';
export { siteAdvisers } from './site-advisers.ts';
export { siteContent, siteMessages } from './site-content.ts';
export { widgetPlaces } from './widget-places.ts';
