export { type LoaderManifest, type WidgetFiles } from './manifest.ts';
