import remapping, { type EncodedSourceMap } from '@jridgewell/remapping';
import MagicString from 'magic-string';

/** Built code and its source map, which no comment in the code names: visitors do not pay for it. */
export interface MappedCode {
  readonly code: string;
  /** Absent for code that no source file has, such as a file of imports. */
  readonly map?: EncodedSourceMap;
}

/** What a bundler yields for its source map. */
export interface BundledMap {
  readonly version: number;
  readonly sources: readonly (string | null)[];
  readonly sourcesContent?: readonly (string | null)[];
  readonly names: readonly string[];
  readonly mappings: string;
}

/** Changes built code, and its source map with it. */
export function editCode(
  { code, map }: { readonly code: string; readonly map: BundledMap | null },
  edit: (text: MagicString) => void,
): MappedCode {
  const text = new MagicString(code);
  edit(text);
  if (!map) return { code: text.toString() };
  const edits = { ...text.generateMap({ hires: true, source: 'built' }), version: 3 } as EncodedSourceMap; // as its types say less
  const composed = remapping(edits, (file) => (file === 'built' ? asInput(map) : null));
  const { names, mappings, sourcesContent } = composed;
  const sources = composed.sources.map((source) => source && inRepository(source));
  return {
    code: text.toString(),
    map: { version: 3, sources, sourcesContent, names, mappings: String(mappings) },
  };
}

function asInput({ sources, sourcesContent, names, mappings }: BundledMap): EncodedSourceMap {
  return {
    version: 3,
    sources: [...sources],
    sourcesContent: sourcesContent && [...sourcesContent],
    names: [...names],
    mappings,
  };
}

/** From the root of the repository, without pnpm's store. */
function inRepository(source: string): string {
  return source.replace(/^.*\/node_modules\//, 'node_modules/').replace(/^(\.\.\/)+/, '');
}
