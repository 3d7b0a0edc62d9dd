import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown, type OutputOptions, type Plugin, type RolldownOptions } from 'rolldown';
import { describeChunk, importOnExtendedPages, loadPartsByLoader, unsealed, type Chunk } from './chunk.ts';
import { root, type FoundWidget } from './find-widgets.ts';
import { minifyScript } from './minify-script.ts';
import { nameChunks } from './name-chunks.ts';
import { reactAsModule } from './react-as-module.ts';
import { examplesOf, runtimeDefinition } from './runtime-definition.ts';
import { entries, entryPrefix, entrySources } from './widget-entries.ts';

/** The oldest supported browsers. */
export const browsers = ['chrome111', 'edge111', 'firefox115', 'safari16.4'];

/** React, or Preact's compatibility layer: fewer bytes. The sources do not know which. */
export const engines = ['react', 'light'] as const;

export type Engine = (typeof engines)[number];

/** Pins Preact too: packages that import React could otherwise resolve to a second copy of it. */
const reactAsLight: Plugin = {
  name: 'react-as-light',
  resolveId: {
    filter: { id: /^(react(-dom)?|preact)(\/|$)/ },
    handler: (id) =>
      id.startsWith('preact')
        ? fileURLToPath(import.meta.resolve(id))
        : join(import.meta.dirname, 'light-engine.js'),
  },
};

export async function bundleWidgets(widgets: readonly FoundWidget[], engine: Engine): Promise<Chunk[]> {
  const sources = entrySources(widgets);
  const { transform } = bundleOptions;
  const options: RolldownOptions = {
    ...bundleOptions,
    transform: { ...transform, define: { ...transform?.define, AW_PERSONAL: personalOf(widgets) } },
    input: Object.fromEntries(Object.keys(sources).map((name) => [name, entryPrefix + name])),
    plugins: [
      engine === 'light' ? reactAsLight : reactAsModule(bundleOptions),
      entries(sources),
      stripDefinitionTexts(widgets),
      importOnExtendedPages,
      loadPartsByLoader,
    ],
  };
  // The first pass shows which widgets run a module, once unused code is gone.
  const split = await generate({ ...options, experimental: { chunkOptimization: false } }, true);
  const chunks = await generate(options, {
    includeDependenciesRecursively: false,
    groups: [{ name: nameChunks(split, widgets), debugName: 'by users' }],
  });
  return Promise.all(chunks.map((chunk) => minifyScript(chunk, compileHint)));
}

async function generate(
  options: RolldownOptions,
  codeSplitting: OutputOptions['codeSplitting'],
): Promise<Chunk[]> {
  const bundle = await rolldown(options);
  const { output } = await bundle.generate({
    format: 'es',
    minify: true,
    comments: false,
    sourcemap: 'hidden',
    entryFileNames: unsealed('[name]'),
    chunkFileNames: unsealed('[name]'),
    sourcemapPathTransform: pathInRepository,
    codeSplitting,
  });
  return output.filter((each) => each.type === 'chunk').map(describeChunk);
}

/** What the runtime takes out of the page's address, as its source. */
function personalOf(widgets: readonly FoundWidget[]): string {
  const parameters = widgets.flatMap(({ definition: { name: widget, addressParameters } }) =>
    addressParameters.flatMap(({ name, scrubbedBy }) => (scrubbedBy ? [[widget, scrubbedBy, name]] : [])),
  );
  return JSON.stringify(parameters);
}

/**
 * As a file's first line it lets Chromium compile all of it off the main thread while it downloads
 * (https://github.com/WICG/explicit-javascript-compile-hints-file-based).
 */
const compileHint = '//# allFunctionsCalledOnLoad';

/** For source maps: from the root of the repository, without pnpm's store. */
export function pathInRepository(source: string): string {
  return source.replace(/^.*\/node_modules\//, 'node_modules/').replace(/^(\.\.\/)+/, '');
}

/** Applies to everything that browsers download. */
export const bundleOptions: RolldownOptions = {
  cwd: root,
  platform: 'browser',
  preserveEntrySignatures: 'allow-extension',
  // 'use client' is for apps that bundle the packages, and `name-chunks.ts` moves what an index also exports.
  checks: { moduleLevelDirective: false, ineffectiveDynamicImport: false },
  transform: { target: browsers, define: { 'process.env.NODE_ENV': '"production"', AW_COPY: 'undefined' } },
  treeshake: {
    moduleSideEffects: false,
    propertyReadSideEffects: false,
    manualPureFunctions: ['useStyleSheetCheck'], // empty in production: the function goes, too
  },
  optimization: { inlineConst: { mode: 'all' } }, // compresses better
};

/** Visitors don't need the texts for editors. The reports get the examples. */
function stripDefinitionTexts(widgets: readonly FoundWidget[]): Plugin {
  const byFile = new Map(widgets.map((widget) => [widget.definitionFile, widget.definition]));
  return {
    name: 'definitions-without-words',
    load(id) {
      if (/[\\/]markup[\\/]src[\\/]problems[\\/]examples\.ts$/.test(id)) {
        return `export const examples = ${JSON.stringify(examplesOf(widgets.map(({ definition }) => definition)))};`;
      }
      const definition = byFile.get(id);
      if (!definition) return undefined;
      return `export const definition = ${JSON.stringify(runtimeDefinition(definition))};\nexport const { attributes } = definition;\n`;
    },
  };
}
