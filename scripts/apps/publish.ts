import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '../cdn/find-widgets.ts';

const run = promisify(execFile); // the registry is in this process and has to answer meanwhile

/** Packs the built packages into a folder and publishes them, with Changesets as a release does. */
export async function publishPackages(
  folder: string,
  { registry, settings }: { registry: string; settings: Readonly<Record<string, string>> },
): Promise<void> {
  const env = { ...process.env, ...settings, PNPM_CONFIG_REGISTRY: registry, npm_config_registry: registry };
  await run('changeset', ['pack', '--out-dir', folder], { cwd: root, env });
  await run('changeset', ['publish', '--from-pack-dir', folder, '--no-git-tag'], { cwd: root, env });
}
