export { importMap } from './assets.ts';
export { filesOf, lateManifestOf, shorten, type LateManifest, type LoaderManifest, type WidgetFiles } from './manifest.ts';
