export { checkHtml } from './checks/check-html.ts';
export type { GivenPage } from './pages/given-page.ts';
export type { Finding, PageReport } from './checks/finding.ts';
export { readManifest, type Manifest } from './checks/read-manifest.ts';
export { printable } from './report/printable.ts';
