import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';
import type { MinifyOptions } from 'terser';
import { build } from 'tsup';
import { reactFrom, writeReact } from './build-react.ts';
import { extrasFrom } from './build-extras.ts';
import { reportFrom } from './build-report.ts';
import { compileHint } from './compile-at-once.ts';
import { copyApart } from './copy-apart.ts';
import { copySmall } from './copy-small.ts';
import { root, type FoundWidget } from './find-widgets.ts';
import { retriedImport, retryImports } from './retry-imports.ts';
import { examplesOf, runtimeDefinition } from './runtime-definition.ts';
import { withoutUnusedFormParts } from './without-unused-form-parts.ts';
import { withoutScriptTag } from './without-script-tag.ts';

/** The browsers of contract section 6. */
export const browsers = ['chrome111', 'edge111', 'firefox115', 'safari16.4'];

/**
 * Terser makes these files about 4 % smaller than esbuild alone. RegExp counts as pure, so that
 * valibot's expressions for rules nobody uses are dropped.
 */
export const minifier: MinifyOptions = {
  module: true,
  ecma: 2020,
  compress: { ecma: 2020, passes: 4, pure_getters: true, unsafe_arrows: true, pure_funcs: ['RegExp'] },
};

const loaderPackage = join(root, 'packages/loader');
const generated = join(loaderPackage, '.generated');

interface Target {
  readonly outDir: string;
  /** The built file of the report for editors. */
  readonly report: string;
  /** The built file of what few pages ask for. */
  readonly extras: string;
}

/** Builds all modules that visitors load, and returns esbuild's account of them. */
export async function buildModules(widgets: readonly FoundWidget[], { outDir, report, extras }: Target): Promise<Metafile> {
  rmSync(generated, { recursive: true, force: true });
  mkdirSync(generated, { recursive: true });
  const react = join(generated, 'react.js');
  await writeReact(react);
  const runtime = join(loaderPackage, 'src/runtime.ts');
  await build({
    config: false,
    silent: true,
    entry: { runtime, react, ...widgetEntries(widgets) },
    outDir,
    format: ['esm'],
    platform: 'browser',
    target: browsers,
    splitting: true,
    treeshake: false,
    minify: 'terser',
    terserOptions: minifier,
    metafile: true,
    noExternal: [/.*/],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [retryImports],
    esbuildPlugins: [definitionsWithoutWords(widgets), reactFrom(react), reportFrom(report), extrasFrom(extras), copyApart, copySmall, withoutUnusedFormParts, withoutScriptTag],
    esbuildOptions(options) {
      options.entryNames = '[name]-[hash]';
      options.chunkNames = 'chunk-[hash]';
      options.legalComments = 'none'; // THIRD-PARTY-NOTICES.md carries them
      options.minify = true;
      options.alias = {
        reaptcha: join(root, 'packages/forms/node_modules/reaptcha/dist/index.modern.js'), // not compiled down
        '@adviser-widgets/ui/icon': join(root, 'packages/ui/src/icon/Icon.tsx'), // the whole would be an empty file for those who need this alone
      };
      // Names carry a hash of what comes before the minifier, so they have to know what is done from there on.
      options.footer = { js: `//${JSON.stringify([minifier, retriedImport, compileHint])}` };
      options.absWorkingDir = root;
    },
  });
  const metafilePath = join(outDir, 'metafile-esm.json');
  const metafile = JSON.parse(readFileSync(metafilePath, 'utf8')) as Metafile;
  rmSync(metafilePath);
  return metafile;
}

/** One module per widget: its definition, its component, and the code that mounts it. */
function widgetEntries(widgets: readonly FoundWidget[]): Record<string, string> {
  const entries = widgets.map((widget) => {
    const file = join(generated, `${widget.definition.name}.ts`);
    const path = (target: string) => JSON.stringify(relative(generated, target));
    writeFileSync(
      file,
      `export { definition } from ${path(widget.definitionFile)};\n` +
        `export { ${widget.componentName} as component } from ${path(widget.componentFile)};\n` +
        `export { mounting } from '@adviser-widgets/widget/react';\n` +
        // Nobody asks a widget for these, but in one file with all that it shares they weigh less: what most widgets
        // have, and few have not, would be a file of its own for each of them.
        `export { start } from ${path(join(loaderPackage, 'src/runtime.ts'))};\n` +
        `export { Button as a, Field as b, Heading as c, PhoneLink as d } from ${path(join(root, 'packages/ui/src/index.ts'))};\n` +
        `export { withDefaults as e } from '@adviser-widgets/widget';\n`,
    );
    return [widget.definition.name, file];
  });
  return Object.fromEntries(entries) as Record<string, string>;
}

/** Puts plain data in the place of each definition, and its examples where only reports fetch them. */
function definitionsWithoutWords(widgets: readonly FoundWidget[]): Plugin {
  const byFile = new Map(widgets.map((widget) => [widget.definitionFile, widget.definition]));
  return {
    name: 'definitions-without-words',
    setup({ onLoad }) {
      onLoad({ filter: /[\\/]widget[\\/]src[\\/]examples\.ts$/ }, () => {
        const examples = examplesOf(widgets.map(({ definition }) => definition));
        return { contents: `export const examples = ${JSON.stringify(examples)};`, loader: 'js' };
      });
      onLoad({ filter: /[\\/]definition\.ts$/ }, ({ path }) => {
        const definition = byFile.get(path);
        if (!definition) return undefined;
        const data = JSON.stringify(runtimeDefinition(definition));
        return { contents: `export const definition = ${data};\nexport const { attributes } = definition;\n`, loader: 'js' };
      });
    },
  };
}
