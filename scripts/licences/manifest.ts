import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The parts of a package.json that the licence check needs. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression; empty if the package names none. */
  readonly licence: string;
  /** The author's name; empty if the package names none. */
  readonly author: string;
  /** A build of another package for one system only, so each machine installs a different one. */
  readonly isForOneSystem: boolean;
  readonly dependencies: Names;
  readonly devDependencies: Names;
  readonly optionalDependencies: Names;
  readonly peerDependencies: Names;
}

type Names = Readonly<Record<string, unknown>>;

/** Reads a folder's package.json, including older spellings of its licence. */
export function readManifest(folder: string): Manifest {
  const file: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const read = record(file);
  return {
    name: text(read.name),
    version: text(read.version),
    licence: licence(read.license) || licence(read.licenses),
    author: author(read.author),
    isForOneSystem: read.os !== undefined || read.cpu !== undefined,
    dependencies: record(read.dependencies),
    devDependencies: record(read.devDependencies),
    optionalDependencies: record(read.optionalDependencies),
    peerDependencies: record(read.peerDependencies),
  };
}

/** Reads the older forms `{ type: 'MIT' }` and `[{ type: 'MIT' }, …]`; with a list, we may choose. */
function licence(value: unknown): string {
  if (Array.isArray(value)) return value.map(licence).join(' OR ');
  return text(value) || text(record(value).type);
}

/** Returns the name without what may follow it in `Name <address> (site)`. */
function author(value: unknown): string {
  const [name = ''] = (text(value) || text(record(value).name)).split(/[<(]/);
  return name.trim();
}

function record(value: unknown): Names {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
