import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findBundled } from './find-bundled.ts';
import { readManifest, type Manifest } from './manifest.ts';

export interface Shipped {
  readonly folder: string;
  readonly manifest: Manifest;
}

/** What is bundled counts too, and the dependencies of everything. */
export function findShipped(packageFolders: readonly string[]): Shipped[] {
  const found = new Map<string, Shipped>();
  for (const folder of packageFolders) {
    const { dependencies, optionalDependencies, peerDependencies } = readManifest(folder);
    const declared = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
    const optional = Object.keys(optionalDependencies);
    collect([...declared, ...findBundled(folder)], { from: folder, optional, found });
  }
  return inOrder(found);
}

export function findWithDependencies(names: readonly string[], from: string): Shipped[] {
  const found = new Map<string, Shipped>();
  collect(names, { from, optional: [], found });
  return inOrder(found);
}

interface Search {
  readonly from: string;
  /** Optional packages may be absent, because they are for another system. */
  readonly optional: readonly string[];
  readonly found: Map<string, Shipped>;
}

function collect(names: readonly string[], { from, optional, found }: Search): void {
  for (const name of names.filter((each) => !each.startsWith('@adviser-widgets/'))) {
    const folder = locate(name, from);
    if (!folder && !optional.includes(name))
      throw new Error(`${name}, which ${from} needs, is not installed.`);
    if (folder && !found.has(folder)) collectOne(folder, found);
  }
}

function collectOne(folder: string, found: Map<string, Shipped>): void {
  const manifest = readManifest(folder);
  found.set(folder, { folder, manifest });
  const { dependencies, optionalDependencies } = manifest;
  const names = Object.keys({ ...dependencies, ...optionalDependencies });
  collect(names, { from: folder, optional: Object.keys(optionalDependencies), found });
}

/** As Node finds it, with symbolic links resolved. */
function locate(name: string, from: string): string | undefined {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return realpathSync(folder);
  const parent = dirname(from);
  return parent === from ? undefined : locate(name, parent);
}

/** Lists each version once: peers may give it two folders. The order is the same in every locale. */
function inOrder(found: ReadonlyMap<string, Shipped>): Shipped[] {
  const key = ({ manifest }: Shipped) => `${manifest.name}@${manifest.version}`;
  const unique = new Map([...found.values()].map((shipped) => [key(shipped), shipped]));
  return [...unique.keys()].sort().flatMap((each) => unique.get(each) ?? []);
}
