'use client';

export { fetchFirst } from './place/fetch-first.ts';
export { keepEnter } from './host/keep-enter.ts';
export { isContent, oursAttribute, withoutOurs } from './nodes/content-of.ts';
export { isPageNode, moveNodes } from './nodes/shown-nodes.ts';
export { firstAmong, useFollowed } from './react/page-content.tsx';
export { Slot } from './place/PageNodes.tsx';
export { useIsHydrating } from './react/useIsHydrating.ts';
export { WidgetContext } from './place/widget-context.ts';
export { withEvents } from './react/with-events.tsx';
