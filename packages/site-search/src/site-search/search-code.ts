/** What the page needs once there are words to search for. */
export { mayBePersonal } from '../search/may-be-personal.ts';
export { hideKeyword } from './hide-keyword.ts';
export { PageResults } from './PageResults.tsx';
