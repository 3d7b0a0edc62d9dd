export { importMap } from './assets.ts';
export { filesOf, lateHashesOf, shorten, type LoaderManifest, type WidgetFiles } from './manifest.ts';
