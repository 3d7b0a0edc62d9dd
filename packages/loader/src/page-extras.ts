import type { Config } from '@adviser-widgets/core';
import { showPreviewRibbon } from './preview-ribbon.ts';
import { reportFailures } from './report-failures.ts';

/**
 * What few pages ask for, fetched on those alone. In preview nothing is sent, failures neither.
 * `failures` are the details of `aw:failed` so far.
 */
export function startPageExtras({ preview, reportUrl }: Config, version: string, failures: readonly unknown[]): void {
  if (preview) showPreviewRibbon();
  else reportFailures(reportUrl, version, failures);
}
