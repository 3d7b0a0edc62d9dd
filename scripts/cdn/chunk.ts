import MagicString from 'magic-string';
import type { OutputChunk, Plugin } from 'rolldown';

/** A built module, not yet named after its content: it imports `./core-00000000.js`. */
export interface Chunk {
  readonly name: string;
  readonly code: string;
  /** The source map, as JSON. */
  readonly map: string | undefined;
  readonly imports: readonly string[];
  /** Chunks that it imports dynamically. */
  readonly later: readonly string[];
  readonly sources: readonly string[];
}

export function describeChunk({
  fileName,
  code,
  map,
  imports,
  dynamicImports,
  moduleIds,
}: OutputChunk): Chunk {
  return {
    name: nameOf(fileName),
    code,
    map: map?.toString(),
    imports: imports.map(nameOf),
    later: dynamicImports.map(nameOf),
    sources: moduleIds,
  };
}

/** The name of a file until its content is final; as long as the final one, so that source maps stay true. */
export function unsealed(name: string): string {
  return `${name}-00000000.js`;
}

/** The bundler numbers the files of equal names: `report-000000002.js`. */
function nameOf(file: string): string {
  return file.replace(/-0{8}(\d*)\.js$/, '$1');
}

/**
 * Imports of what loads later go through the loader, which knows final names and checks hashes. An import map would do
 * that too, but disables the page's own in some browsers (R27).
 */
export const loadPartsByLoader: Plugin = {
  name: 'load-parts-by-loader',
  renderChunk(code, { dynamicImports }) {
    const text = new MagicString(code);
    for (const file of dynamicImports)
      text.replaceAll(`import("./${file}")`, `adviserWidgetsPart("${nameOf(file)}")`);
    return { code: text.toString(), map: text.generateMap({ hires: true }) };
  },
};

/** What a page has put on every object: `for … in` and property descriptors read it. */
const unsafe: Readonly<Record<string, string>> = {
  'for (var name in all)': 'for (var name of Object.keys(all))',
  'get: all[name],': '__proto__: null, get: all[name],',
  '{ value: "Module" }': '{ __proto__: null, value: "Module" }',
};

/** The bundler's way to import several modules from one file, on pages that extend `Object.prototype`. */
export const importOnExtendedPages: Plugin = {
  name: 'import-on-extended-pages',
  renderChunk(code, { moduleIds }) {
    if (!moduleIds.some((id) => id.includes('rolldown/runtime'))) return null;
    const text = new MagicString(code);
    for (const [from, to] of Object.entries(unsafe)) {
      if (!code.includes(from))
        throw new Error(`The bundler's runtime has no "${from}" any more: see scripts/cdn/chunk.ts`);
      text.replaceAll(from, to);
    }
    return { code: text.toString(), map: text.generateMap({ hires: true }) };
  },
};
