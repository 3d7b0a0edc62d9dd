import type { BuildOptions } from 'esbuild';
import { browsers } from '../cdn/bundle-widgets.ts';
import { root } from '../cdn/find-widgets.ts';

/** The options for one script that is bundled by hand. */
export const bundleOptions = {
  bundle: true,
  write: false,
  minify: true,
  format: 'iife',
  target: browsers,
  legalComments: 'none',
  define: { 'process.env.NODE_ENV': '"production"' },
  absWorkingDir: root,
} as const satisfies BuildOptions;
