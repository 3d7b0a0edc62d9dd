import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** Uses pnpm, because the overrides in `publishConfig` are its feature. */
export function packPackages(folder: string): string[] {
  execFileSync('pnpm', ['--recursive', '--filter', './packages/*', 'pack', '--pack-destination', folder], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return globSync('*.tgz', { cwd: folder }).map((name) => join(folder, name));
}
