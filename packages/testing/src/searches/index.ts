export { guid, searchRecords } from './search-records.ts';
export { all, preview, searches, type Found, type SearchLimits } from './searches.ts';
