// What several widgets watch: once per page, however many there are. Sub-path, so that forms do not carry it.
export { useMediaQuery, useReducedMotion } from './useMediaQuery.ts';
export { usePageVisible } from './usePageVisible.ts';
export { useInView } from './useInView.ts';
export { watchScroll } from './watch-scroll.ts';
export { useScrolledPast } from './useScrolledPast.ts';
