import { basename, join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { browsers } from './build-modules.ts';
import { buildSheet } from './build-sheets.ts';
import { root } from './find-widgets.ts';

const folder = join(root, 'packages/loader/src/report');

/**
 * Builds the report for editors (contract section 5) into `outDir` and returns the name of its module.
 * It is built apart, with a copy of its own of all it shares with other modules: visitors, who never
 * fetch it, get the files they would get without it.
 */
export async function buildReport(outDir: string): Promise<string> {
  const sheet = await buildSheet(join(folder, 'report.css'), 'report', outDir);
  const { metafile } = await build({
    entryPoints: { report: join(folder, 'open-report.ts') },
    outdir: outDir,
    entryNames: '[name]-[hash]',
    format: 'esm',
    bundle: true,
    minify: true,
    legalComments: 'none',
    metafile: true,
    target: browsers,
    define: { AW_REPORT_SHEET: JSON.stringify(sheet) },
    absWorkingDir: root,
  });
  return basename(Object.keys(metafile.outputs)[0] ?? '');
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
