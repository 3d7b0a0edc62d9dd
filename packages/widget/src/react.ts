'use client';

export { htmlText, type HtmlText } from './html/html-text.ts';
export { loadSanitiser } from './html/load-sanitiser.ts';
export { mountWidget, type MountedWidget, type MountOptions } from './place/mount-widget.tsx';
export { PageContent } from './react/page-content.tsx';
export { PageNodes, usePageContent } from './place/PageNodes.tsx';
export { SanitisedHtml } from './html/SanitisedHtml.tsx';
export { useWidgetHost } from './place/widget-context.ts';
