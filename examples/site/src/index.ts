export { createSite } from './create-site.ts';
export type { SiteOptions } from './create-site.ts';
export { siteSearchRecords } from './search-records.ts';
export type { SearchablePost, SiteSearchRecords } from './search-records.ts';
export { siteAdvisers } from './site-advisers.ts';
