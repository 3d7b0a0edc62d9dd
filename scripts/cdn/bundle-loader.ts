import { rolldown } from 'rolldown';
import type { LoaderManifest } from '@adviser-widgets/loader';
import { bundleOptions, pathInRepository } from './bundle-widgets.ts';
import { minifyScript, type Script } from './minify-script.ts';

/** `base` is used if the script tag does not reveal the folder's URL. */
export async function bundleLoader(manifest: LoaderManifest, base: string): Promise<Script> {
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
  });
  const { code, map } = output[0];
  // If an optimiser concatenates scripts, the file before this one may lack its final semicolon.
  return minifyScript({ code, map: map?.toString() }, ';');
}
