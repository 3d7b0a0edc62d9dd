// Imported on intent by the adviser search alone.
export { searchAdvisers, type FoundAdviser } from './api/adviser-search.ts';
export { clickEvent } from './click-event.ts';
