import { rolldown } from 'rolldown';
import type { LoaderManifest } from '@adviser-widgets/loader';
import { bundleOptions } from './bundle-widgets.ts';

/** loader.js, one classic script. `base` is the address or path of its folder, for a tag that cannot tell its own. */
export async function bundleLoader(manifest: LoaderManifest, base: string): Promise<string> {
  const define = { ...bundleOptions.transform?.define, AW_MANIFEST: JSON.stringify(manifest), AW_BASE: JSON.stringify(base) };
  const bundle = await rolldown({
    ...bundleOptions,
    input: 'packages/loader/src/loader.ts',
    transform: { ...bundleOptions.transform, define },
    treeshake: true,
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true, comments: false });
  // A concatenating optimiser may leave the file before it without its semicolon.
  return `;${output[0].code}`;
}
