import { execFile } from 'node:child_process';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { copySources } from '../build/copy-sources.ts';
import { root } from '../cdn/find-widgets.ts';
import { publishedFolders } from '../packages/published.ts';

const run = promisify(execFile); // the registry is in this process and has to answer meanwhile

/** Publishes the built packages with pnpm, because the overrides in `publishConfig` are its feature. */
export async function publishPackages(registry: string, from = root): Promise<void> {
  const flags = ['--registry', registry, '--no-git-checks'];
  await run('pnpm', ['--recursive', '--filter', './packages/*', 'publish', ...flags], { cwd: from });
}

/**
 * Copies the built packages as another version. Only the version differs, which core and widget also have in their
 * code, so that nothing has to be built.
 *
 * @returns the folder of the copy
 */
export function copyPackagesAs(version: string): string {
  const copy = copySources();
  for (const folder of publishedFolders(copy)) {
    const name = basename(folder);
    const isOfCdn = (path: string) => /[\\/]cdn$/.test(path);
    cpSync(join(root, 'packages', name, 'dist'), join(folder, 'dist'), {
      recursive: true,
      filter: (path) => !isOfCdn(path),
    });
    edit(join(folder, 'package.json'), (text) => text.replace(/(?<="version": ")[^"]+/, version));
    for (const file of globSync('dist/*.js', { cwd: folder }))
      edit(join(folder, file), (text) =>
        text.replace(/(?<="@adviser-widgets\/[\w-]+@)[\d.]+(?=")/g, version),
      );
  }
  return copy;
}

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}
