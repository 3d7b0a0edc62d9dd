import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileName, joinTables } from '@adviser-widgets/loader';
import type { Engine } from './bundle-widgets.ts';
import type { Chunk } from './chunk.ts';
import { root } from './find-widgets.ts';
import type { SealedRelease } from './loader-manifest.ts';

/** For the size check, the benchmark and the visits. File names are relative to `assets/`. */
export interface BuildAccount {
  readonly version: string;
  readonly engine: string;
  readonly runtime: readonly string[];
  /** Its own module first, then the modules it imports, then its style sheets. */
  readonly widgets: Readonly<Record<string, readonly string[]>>;
  /** What the widget loads on demand, with dependencies. */
  readonly later: Readonly<Record<string, readonly string[]>>;
}

export function readBuildAccount(engine: Engine = 'react'): BuildAccount {
  return JSON.parse(readFileSync(accountFile(engine), 'utf8')) as BuildAccount;
}

export function writeBuildAccount(
  engine: Engine,
  { manifest, later, chunks }: SealedRelease & { readonly chunks: readonly Chunk[] },
): void {
  const table = joinTables(manifest, later);
  const named = (indexes: readonly number[]) => indexes.map((index) => fileName(table, index));
  const widgets = Object.fromEntries(
    Object.entries(manifest.widgets).map(([name, { files }]) => [name, named(files)]),
  );
  const laterOf = (indexes: readonly number[]) => {
    const names = indexes.flatMap((index) => partsOf(table.files[index] ?? '', chunks));
    return named(
      [...new Set(names.flatMap((name) => later.parts[name] ?? []))].filter(
        (index) => !indexes.includes(index),
      ),
    );
  };
  const onDemand = Object.fromEntries(
    Object.entries(manifest.widgets).map(([name, { files }]) => [name, laterOf(files)]),
  );
  const account: BuildAccount = {
    version: manifest.version,
    engine: fileName(table, table.files.indexOf('engine')),
    runtime: named(manifest.runtime),
    widgets,
    later: onDemand,
  };
  mkdirSync(dirname(accountFile(engine)), { recursive: true });
  writeFileSync(accountFile(engine), JSON.stringify(account, null, 2));
}

/** Ignores `core`, whose parts only load on pages with problems or that call the API. */
function partsOf(name: string, chunks: readonly Chunk[]): readonly string[] {
  return name === 'core' ? [] : (chunks.find((chunk) => chunk.name === name)?.later ?? []);
}

function accountFile(engine: Engine): string {
  return join(root, `packages/loader/.generated/build-${engine}.json`);
}
