export { importMap } from './assets.ts';
export { filesOf, hashLength, shorten, type LoaderManifest, type WidgetFiles } from './manifest.ts';
