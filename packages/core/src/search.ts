// Imported on intent by the search boxes alone: it brings the vendor's client with it.
export { createSiteSearch } from './search/create-site-search.ts';
export type { SearchCall, SearchGroup, SearchItem, SearchLimits, SearchResults, SiteSearch, TextPart } from './search/site-search.ts';
