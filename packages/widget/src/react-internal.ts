'use client';

export { fetchFirst } from './mount/fetch-first.ts';
export { keepEnter } from './mount/keep-enter.ts';
export { isContent, oursAttribute, withoutOurs } from './slots/content-of.ts';
export { isPageNode, moveNodes } from './slots/move-nodes.ts';
export { firstAmong, useFollowed } from './slots/page-content.tsx';
export { Slot } from './slots/PageNodes.tsx';
export { useIsHydrating } from './mount/useIsHydrating.ts';
export { WidgetContext } from './mount/widget-context.ts';
export { withEvents } from './mount/with-events.tsx';
