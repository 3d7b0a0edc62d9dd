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

function nameOf(file: string): string {
  return file.slice(0, -unsealed('').length);
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
