export {
  fileName,
  hashOf,
  joinTables,
  type FileTable,
  type LaterFiles,
  type LoaderManifest,
  type WidgetFiles,
} from './load/manifest.ts';
