export { queryParameter } from './query-value.ts';
