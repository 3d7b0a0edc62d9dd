'use client';

export { fetchFirst } from './place/fetch-first.ts';
export { keepEnter } from './host/enter-key.ts';
export { isContent, withoutOurs } from './nodes/content-of.ts';
export { hush } from './nodes/hush.ts';
export type { ShownNodes } from './nodes/shown-nodes.ts';
export { isPageNode } from './nodes/transfer.ts';
export { firstAmong, useFollowed } from './react/page-content.tsx';
export { Slot } from './place/PageNodes.tsx';
export { useIsHydrating } from './react/useIsHydrating.ts';
export { asItIs, useRoot, useShownNodes, WidgetContext, type AsRoot } from './place/widget-context.ts';
export { useStyleSheetCheck } from './react/useStyleSheetCheck.ts';
export { useWarning } from './react/useWarning.ts';
export { withEvents } from './react/with-events.tsx';
