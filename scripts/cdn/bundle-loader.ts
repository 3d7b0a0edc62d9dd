import { rolldown } from 'rolldown';
import type { LoaderManifest } from '@adviser-widgets/loader';
import { bundleOptions } from './bundle-widgets.ts';
import { editCode, type MappedCode } from './edit-code.ts';

/** `base` is used if the script tag does not reveal the folder's URL. */
export async function bundleLoader(manifest: LoaderManifest, base: string): Promise<MappedCode> {
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
  });
  // If an optimiser concatenates scripts, the file before this one may lack its final semicolon.
  return editCode(output[0], (text) => void text.prepend(';'));
}
