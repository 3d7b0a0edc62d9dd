import { execFile } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { copySources } from '../build/copy-sources.ts';
import { root } from '../cdn/find-widgets.ts';

const run = promisify(execFile); // the registry is in this process and has to answer meanwhile

/** Publishes the built packages with pnpm, because the overrides in `publishConfig` are its feature. */
export async function publishPackages(registry: string, from = root): Promise<void> {
  const flags = ['--registry', registry, '--no-git-checks'];
  await run('pnpm', ['--recursive', '--filter', './packages/*', 'publish', ...flags], { cwd: from });
}

/**
 * Builds all packages from the same sources under another version.
 *
 * @returns the folder of the copy that was built
 */
export async function buildPackagesAs(version: string): Promise<string> {
  const copy = copySources();
  for (const file of globSync('packages/*/package.json', { cwd: copy })) {
    const text = readFileSync(join(copy, file), 'utf8');
    writeFileSync(join(copy, file), text.replace(/(?<="version": ")[^"]+/, version));
  }
  const build = `await (await import('./scripts/build/build-packages.ts')).buildPackages()`;
  await run(process.execPath, ['--import', 'tsx', '--eval', build], { cwd: copy });
  return copy;
}
