import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { directive, isClientModule } from '../packages/client-modules.ts';

interface SourceMap {
  readonly sources: readonly string[];
  readonly mappings: string;
}

/** Marks the entries for the client, which bundlers can't keep from the sources, and cleans all source maps. */
export function finishModules(dist: string, entries: readonly string[]): void {
  const marked = entries.filter((name) => isClientModule(join(dist, name)));
  for (const name of marked) {
    const file = join(dist, name);
    writeFileSync(file, `${directive}\n${readFileSync(file, 'utf8')}`);
  }
  for (const name of globSync('*.js.map', { cwd: dist })) {
    rewriteMap(join(dist, name), marked.includes(name.replace('.map', '')) ? ';' : '');
  }
}

/** Each `;` begins a line of the built file. Bundled packages are named without pnpm's store. */
function rewriteMap(file: string, lines: string): void {
  const map = JSON.parse(readFileSync(file, 'utf8')) as SourceMap; // esbuild wrote it
  const sources = map.sources.map((source) => source.replace(/^.*\/node_modules\//, '../node_modules/'));
  writeFileSync(file, JSON.stringify({ ...map, sources, mappings: lines + map.mappings }));
}
