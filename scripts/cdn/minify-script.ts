import { minify } from 'terser';

export interface Script {
  readonly code: string;
  /** The source map, as JSON. */
  readonly map: string | undefined;
}

/**
 * Minifies again what the bundler has minified: Terser also inlines functions that are called once.
 *
 * @param first The first line of the result
 */
export async function minifyScript<S extends Script>(script: S, first: string): Promise<S> {
  const { code = '', map } = await minify(script.code, {
    module: true,
    compress: { passes: 2 },
    format: { preamble: first, comments: false },
    ...(script.map ? { sourceMap: { content: script.map } } : {}),
  });
  return { ...script, code, map: map?.toString() };
}
