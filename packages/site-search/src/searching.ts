// Imported on intent. It has a copy of its own of all that it imports (scripts/cdn/copy-apart.ts), so that the
// downloads of other widgets stay as they are: nothing in here may keep state.
export { goTo } from './go-to.ts';
export { InlineResults } from './inline-search/InlineResults.tsx';
export { searchAddress } from './search-address.ts';
export { PageResults } from './site-search/PageResults.tsx';
