import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { PublishedPackage } from './published.ts';

/** Types that a project with React and a Node tool has of its own accord. */
const ownTypes = ['@types/node', '@types/react', '@types/react-dom'];

/**
 * A project in a temporary folder that has the packages as they would arrive from the registry:
 * packed, unpacked, and beside them only what their package.json asks to be installed.
 */
export function createConsumer(packages: readonly PublishedPackage[]): string {
  const consumer = realpathSync(mkdtempSync(join(tmpdir(), 'consumer-')));
  writeFileSync(join(consumer, 'package.json'), '{ "type": "module" }');
  for (const published of packages) unpack(published, consumer);
  for (const published of packages) linkInstalled(published, consumer);
  const root = join(import.meta.dirname, '..', '..');
  for (const name of ownTypes) link(join(root, 'node_modules', name), join(consumer, 'node_modules', name));
  return consumer;
}

/** pnpm does the packing, as `publishConfig` and the versions of the workspace are its business. */
function unpack({ name, folder }: PublishedPackage, consumer: string): void {
  const tarballs = mkdtempSync(join(consumer, 'tarball-'));
  const target = join(consumer, 'node_modules', name);
  mkdirSync(target, { recursive: true });
  execFileSync('pnpm', ['pack', '--pack-destination', tarballs], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const [tarball = ''] = readdirSync(tarballs);
  execFileSync('tar', ['-xzf', join(tarballs, tarball), '-C', target, '--strip-components=1']);
}

function linkInstalled({ folder, installed }: PublishedPackage, consumer: string): void {
  for (const name of installed) link(join(folder, 'node_modules', name), join(consumer, 'node_modules', name));
}

/** Our own packages stand there already; a dependency of several packages is linked once. */
function link(from: string, to: string): void {
  if (existsSync(to)) return;
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(realpathSync(from), to, 'junction');
}
