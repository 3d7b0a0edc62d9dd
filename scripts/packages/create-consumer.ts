import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { packPackages } from './pack-packages.ts';
import type { PublishedPackage } from './published.ts';

/** A project with React and a Node tool already has these. */
const ownTypes = ['@types/node', '@types/react', '@types/react-dom'];

/** Installs packages as the registry delivers them, with only what each package.json asks for. */
export function createConsumer(packages: readonly PublishedPackage[]): string {
  const consumer = realpathSync(mkdtempSync(join(tmpdir(), 'consumer-')));
  writeFileSync(join(consumer, 'package.json'), '{ "type": "module" }');
  const tarballs = packPackages(join(consumer, 'tarballs'));
  for (const { name } of packages) unpack(name, { tarballs, consumer });
  for (const published of packages) linkInstalled(published, consumer);
  const root = join(import.meta.dirname, '..', '..');
  for (const name of ownTypes) link(join(root, 'node_modules', name), join(consumer, 'node_modules', name));
  return consumer;
}

function unpack(
  name: string,
  { tarballs, consumer }: { tarballs: readonly string[]; consumer: string },
): void {
  const prefix = name.replace('@', '').replace('/', '-');
  const tarball = tarballs.find((path) => new RegExp(`^${prefix}-\\d`).test(basename(path)));
  if (!tarball) throw new Error(`${name} was not packed.`);
  const target = join(consumer, 'node_modules', name);
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
}

function linkInstalled({ folder, installed }: PublishedPackage, consumer: string): void {
  for (const name of installed)
    link(join(folder, 'node_modules', name), join(consumer, 'node_modules', name));
}

/** Skips what exists: our own packages, and dependencies that several packages share. */
function link(from: string, to: string): void {
  if (existsSync(to)) return;
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(realpathSync(from), to, 'junction');
}
