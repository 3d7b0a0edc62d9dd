import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { PublishedPackage } from './published.ts';

const root = join(import.meta.dirname, '..', '..');
/** A project with React and a Node tool already has these. */
const ownTypes = ['@types/node', '@types/react', '@types/react-dom'];

/** Installs packages as the registry delivers them, with only what each package.json asks for. */
export function createConsumer(packages: readonly PublishedPackage[]): string {
  const consumer = realpathSync(mkdtempSync(join(tmpdir(), 'consumer-')));
  writeFileSync(join(consumer, 'package.json'), '{ "type": "module" }');
  pack(join(consumer, 'tarballs'));
  for (const { name } of packages) unpack(name, consumer);
  for (const { folder, installed } of packages)
    for (const name of installed) link(join(folder, 'node_modules'), { consumer, name });
  for (const name of ownTypes) link(join(root, 'node_modules'), { consumer, name });
  return consumer;
}

/** The packed file of a package. */
export function tarballOf(consumer: string, name: string): string {
  return join(consumer, 'tarballs', `${name.replace('@', '').replace('/', '-')}.tgz`);
}

/** Uses pnpm, because the overrides in `publishConfig` are its feature. */
function pack(folder: string): void {
  const to = ['--out', join(folder, '%s.tgz')];
  execFileSync('pnpm', ['--recursive', '--filter', './packages/*', 'pack', ...to], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

function unpack(name: string, consumer: string): void {
  const target = join(consumer, 'node_modules', name);
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', tarballOf(consumer, name), '-C', target, '--strip-components=1']);
}

/** Skips what exists: our own packages, and dependencies that several packages share. */
function link(modules: string, { consumer, name }: { consumer: string; name: string }): void {
  const to = join(consumer, 'node_modules', name);
  if (existsSync(to)) return;
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(realpathSync(join(modules, name)), to, 'junction');
}
