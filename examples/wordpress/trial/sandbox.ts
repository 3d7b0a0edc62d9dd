import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { freePort, until, type Leftovers } from './leftovers.ts';

const root = join(import.meta.dirname, '../../..');
const assets = join(root, 'packages/loader/dist/cdn');

/** The library as a CDN has it; built when it is not there. */
export function builtManifest(): string {
  const manifest = join(assets, '1/widgets.json');
  if (!existsSync(manifest))
    execFileSync(process.execPath, ['--import', 'tsx', join(root, 'scripts/build/build-cdn.ts')], {
      cwd: root,
      stdio: 'ignore',
    });
  return manifest;
}

export interface TrialSandbox {
  readonly url: string;
  readonly config: string;
  /** What has arrived, newest first. */
  records(kind: string): Promise<readonly { readonly fields: Readonly<Record<string, unknown>> }[]>;
}

/** The project's sandbox on an origin of its own: the API, the stand-ins, and the built library. */
export async function startSandbox(leftovers: Leftovers): Promise<TrialSandbox> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const cli = join(root, 'packages/sandbox/src/cli.ts');
  leftovers.start('sandbox', [
    process.execPath,
    '--import',
    'tsx',
    cli,
    '--port',
    String(port),
    '--db',
    join(leftovers.folder, 'sandbox.sqlite'),
    '--assets',
    assets,
  ]);
  await until('The sandbox answers', () =>
    fetch(`${url}/__sandbox/health`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return {
    url,
    config: `${url}/__sandbox/config.json`,
    records: async (kind) =>
      (await (await fetch(`${url}/__sandbox/records?kind=${kind}`)).json()) as {
        fields: Record<string, unknown>;
      }[], // our own sandbox, by the contract
  };
}
