import { rolldown } from 'rolldown';
import type { LoaderManifest } from '@adviser-widgets/loader';
import { bundleOptions } from './bundle-widgets.ts';

/** `base` is used if the script tag does not reveal the folder's URL. */
export async function bundleLoader(manifest: LoaderManifest, base: string): Promise<string> {
  const define = {
    ...bundleOptions.transform?.define,
    AW_MANIFEST: JSON.stringify(manifest),
    AW_BASE: JSON.stringify(base),
  };
  const bundle = await rolldown({
    ...bundleOptions,
    input: 'packages/loader/src/loader.ts',
    transform: { ...bundleOptions.transform, define },
    treeshake: true,
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true, comments: false });
  // If an optimiser concatenates scripts, the file before this one may lack its final semicolon.
  return `;${output[0].code}`;
}
