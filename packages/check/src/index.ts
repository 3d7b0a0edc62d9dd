export { checkHtml, type GivenPage } from './check-html.ts';
export type { Finding, PageReport } from './finding.ts';
export { readManifest, type Manifest } from './read-manifest.ts';
