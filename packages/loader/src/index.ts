export { filesOf, type LoaderManifest, type WidgetFiles } from './manifest.ts';
