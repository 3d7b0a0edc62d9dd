export { activate, type ActiveWidget, type WidgetModule } from './activate.tsx';
export { mountWidget, type MountedWidget, type MountOptions } from './mount-widget.tsx';
export { moveNodes } from './move-nodes.ts';
export { PageNodes } from './PageNodes.tsx';
export { Slot } from './Slot.tsx';
export { useIsHydrating } from './useIsHydrating.ts';
export { useWidgetHost, WidgetContext } from './widget-context.ts';
