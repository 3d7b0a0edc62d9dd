import { rolldown, type OutputChunk } from 'rolldown';
import type { LoaderManifest } from '@adviser-widgets/loader';
import { bundleOptions, pathInRepository } from './bundle-widgets.ts';

/** `base` is used if the script tag does not reveal the folder's URL. */
export async function bundleLoader(manifest: LoaderManifest, base: string): Promise<OutputChunk> {
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
  const { output } = await bundle.generate({
    format: 'iife',
    minify: true,
    comments: false,
    sourcemap: 'hidden',
    sourcemapPathTransform: pathInRepository,
    // If an optimiser concatenates scripts, the file before this one may lack its final semicolon.
    postBanner: ';',
  });
  return output[0];
}
