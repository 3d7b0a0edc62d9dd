export { readWidgets, type BuilderWidget } from './builder/builder-widget.ts';
export type { PreviewSetting } from './preview/preview-message.ts';
export { SnippetBuilder, type SnippetBuilderProps } from './builder/SnippetBuilder.tsx';
