// Imported by the adviser search alone, which has a copy of its own of all this: nothing in here may keep state.
export { searchAdvisers, type FoundAdviser } from './api/adviser-search.ts';
