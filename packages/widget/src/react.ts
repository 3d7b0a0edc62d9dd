'use client';

export { activate, type ActiveWidget, type WidgetModule } from './mount/activate.tsx';
export { htmlText, type HtmlText } from './html/html-text.ts';
export { loadSanitiser } from './html/load-sanitiser.ts';
export { mountWidget, type MountedWidget, type MountOptions } from './mount/mount-widget.tsx';
export { PageContent } from './slots/page-content.tsx';
export { PageNodes, usePageContent } from './slots/PageNodes.tsx';
export { SanitisedHtml } from './html/SanitisedHtml.tsx';
export { useWidgetHost } from './mount/widget-context.ts';
