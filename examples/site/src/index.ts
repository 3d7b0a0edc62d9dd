export { createSite } from './create-site.ts';
export type { SiteOptions } from './create-site.ts';
