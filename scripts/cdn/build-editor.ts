import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { buildDocs } from './build-docs.ts';
import { browsers } from './bundle-widgets.ts';
import { root } from './find-widgets.ts';
import { raiseStyles } from './raise-styles.ts';

const source = join(root, 'packages/editor/src');

/**
 * Only editors load it. `csp.txt` is the policy to send with `preview.html`.
 *
 * @returns the paths of all sources that were bundled
 */
export async function buildEditor(release: string): Promise<string[]> {
  const folder = join(release, 'editor');
  mkdirSync(folder);
  const { metafile } = await build({
    entryPoints: {
      'snippet-builder': join(source, 'snippet-builder.tsx'),
      preview: join(source, 'preview/preview.ts'),
    },
    outdir: folder,
    format: 'esm',
    bundle: true,
    minify: true,
    jsx: 'automatic',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"', AW_COPY: 'undefined' },
    target: browsers,
    absWorkingDir: root,
    metafile: true,
  });
  const sheets = { outdir: folder, bundle: true, minify: true, target: browsers, absWorkingDir: root };
  await build({
    ...sheets,
    entryPoints: { 'snippet-builder': join(source, 'styles.css') },
    plugins: [raiseStyles], // beside widgets of the page, whose reset would win
  });
  const pages = { preview: join(source, 'preview/preview.css'), page: join(source, 'page.css') };
  await build({ ...sheets, entryPoints: pages });
  cpSync(join(source, 'index.html'), join(folder, 'index.html'));
  cpSync(join(source, 'preview/preview.html'), join(folder, 'preview.html'));
  cpSync(join(source, 'preview/csp.txt'), join(folder, 'csp.txt'));
  buildDocs(folder);
  return Object.keys(metafile.inputs).map((path) => join(root, path));
}
