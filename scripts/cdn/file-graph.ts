import { basename } from 'node:path';
import type { Metafile } from 'esbuild';

/** Which built file imports which, and from which sources each was made. */
export interface FileGraph {
  /** The built file of an entry, by the entry's name. */
  entry(name: string): string;
  /** Every file it imports statically, directly or not, without itself. */
  imports(file: string): string[];
  /** Every file that it, or a file it imports statically, imports on demand. */
  lazyImports(file: string): string[];
  /** The sources of a file and of all it imports. */
  sources(file: string): string[];
}

/** Reads esbuild's account of a build. File names are without their folder. */
export function fileGraph({ outputs }: Metafile): FileGraph {
  const byName = new Map(Object.entries(outputs).map(([path, output]) => [basename(path), output]));
  const closure = (file: string, seen: Set<string>): Set<string> => {
    for (const { path, kind } of byName.get(file)?.imports ?? []) {
      const name = basename(path);
      if (kind !== 'import-statement' || seen.has(name)) continue;
      seen.add(name);
      closure(name, seen);
    }
    return seen;
  };
  const graph: FileGraph = {
    entry(name) {
      const file = [...byName.keys()].find((key) => key.replace(/-[A-Z0-9]{8}\.js$/, '') === name);
      if (!file) throw new Error(`The build made no file for "${name}"`);
      return file;
    },
    imports: (file) => [...closure(file, new Set())].filter((name) => name !== file),
    lazyImports(file) {
      const loaded = [file, ...graph.imports(file)];
      const imports = loaded.flatMap((name) => byName.get(name)?.imports ?? []);
      return [...new Set(imports.filter(({ kind }) => kind === 'dynamic-import').map(({ path }) => basename(path)))];
    },
    sources: (file) => [file, ...graph.imports(file)].flatMap((name) => Object.keys(byName.get(name)?.inputs ?? {})),
  };
  return graph;
}
