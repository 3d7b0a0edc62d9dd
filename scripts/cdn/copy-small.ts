import { relative } from 'node:path';
import type { Plugin } from 'esbuild';
import { root } from './find-widgets.ts';

/**
 * Modules so small that a copy in each file that needs them weighs less than a file of their own: two downloads that
 * come on demand would both have to wait for it. Whatever is in here may keep no state.
 */
const small =
  /^(\.{1,2}|@adviser-widgets\/core)\/(BannerIcon|focus-after|fold|get-json|has-content|keep-cookie|keep-for-days|own|page-cookies|page-parts|query-parameter|search-words|site-url|trim|useSearchCode|uuid|when-agreed|without-prototype|without-slashes)(\.tsx?)?$|^@adviser-widgets\/ui\/(checkbox|close-button|photo)$/;

/** Gives each importer its own copy of the small modules. */
export const copySmall: Plugin = {
  name: 'copy-small',
  setup({ onResolve, resolve }) {
    onResolve({ filter: small }, async ({ path, importer, kind, resolveDir, pluginData }) => {
      if (pluginData === copied) return undefined;
      const { path: file, sideEffects } = await resolve(path, { kind, resolveDir, pluginData: copied });
      return { path: file, sideEffects, suffix: `?for=${relative(root, importer)}` };
    });
    // The resolvers take two small functions of it; the whole stands in what every form has.
    onResolve({ filter: /^react-hook-form$/ }, async ({ path, importer, kind, resolveDir, pluginData }) => {
      if (pluginData === copied || !/@hookform[\\/]resolvers/.test(importer)) return undefined;
      const { path: file } = await resolve(path, { kind, resolveDir, pluginData: copied });
      return { path: file, suffix: '?for=resolvers' };
    });
  },
};

/** Keeps the plugin from asking itself. */
const copied = 'copied';
