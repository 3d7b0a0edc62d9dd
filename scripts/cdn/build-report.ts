import { join } from 'node:path';
import type { Plugin } from 'esbuild';
import { buildApart } from './build-apart.ts';
import { buildSheet } from './build-sheets.ts';
import { root } from './find-widgets.ts';

const folder = 'packages/loader/src/report';

/**
 * Builds the report for editors (contract section 5) into `outDir` and returns the name of its module.
 * Visitors, who never fetch it, get the files they would get without it.
 */
export async function buildReport(outDir: string): Promise<string> {
  const sheet = await buildSheet(join(root, folder, 'report.css'), 'report', outDir);
  const define = { AW_REPORT_SHEET: JSON.stringify(sheet) };
  return buildApart({ name: 'report', source: `${folder}/open-report.ts`, outDir, define });
}

/** Makes the runtime import the built file in the place of its source. */
export function reportFrom(file: string): Plugin {
  return {
    name: 'report-from-its-file',
    setup({ onResolve }) {
      onResolve({ filter: /\/open-report\.ts$/ }, () => ({ path: `./${file}`, external: true }));
    },
  };
}
