import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Manifest {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression; may be empty. */
  readonly licence: string;
  readonly author: string;
  /** A build for one system only: each machine installs a different one. */
  readonly isForOneSystem: boolean;
  readonly dependencies: Names;
  readonly devDependencies: Names;
  readonly optionalDependencies: Names;
  readonly peerDependencies: Names;
}

type Names = Readonly<Record<string, unknown>>;

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

/** The field may be `Name <address> (site)`. */
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
