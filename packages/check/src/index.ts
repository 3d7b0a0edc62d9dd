export { checkHtml, type GivenPage } from './checks/check-html.ts';
export type { Finding, PageReport } from './checks/finding.ts';
export { readManifest, type Manifest } from './checks/read-manifest.ts';
