import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { runServer } from 'verdaccio';
import { root } from '../cdn/find-widgets.ts';
import { environment, runCommand } from '../run-command.ts';
import { serveOnLoopback, type LoopbackServer } from '@adviser-widgets/testing/loopback';

/**
 * Starts a registry that has the built packages: packed and published with Changesets, as a release does.
 *
 * @param folder for everything that it writes
 * @returns the environment in which npm finds our packages here, and all others where it usually does, as `settings`
 */
export async function startRegistry(folder: string) {
  const { url, close } = await serveRegistry(join(folder, 'registry'));
  const settings = writeNpmSettings(folder, url);
  const env = { ...settings, PNPM_CONFIG_REGISTRY: url, npm_config_registry: url };
  const packed = join(folder, 'packed');
  await runCommand(root, ['changeset', 'pack', '--out-dir', packed], env);
  await runCommand(root, ['changeset', 'publish', '--from-pack-dir', packed, '--no-git-tag'], env);
  return { settings, close };
}

/** Keeps packages of our scope in `storage`, and passes all other requests on to npm's own registry. */
async function serveRegistry(storage: string): Promise<LoopbackServer> {
  const { registry, cafile, proxy, 'https-proxy': httpsProxy } = readNpmSettings();
  const verdaccio: unknown = await runServer({
    storage,
    self_path: storage,
    uplinks: { npm: { url: registry, timeout: '120s', maxage: '1h', ...(cafile && { ca: cafile }) } },
    ...(proxy && { http_proxy: proxy }),
    ...(httpsProxy && { https_proxy: httpsProxy }),
    packages: {
      '@adviser-widgets/*': { access: '$all', publish: '$all' },
      '**': { access: '$all', proxy: 'npm' },
    },
    web: { enable: false },
    log: { type: 'stdout', format: 'pretty', level: 'fatal' },
  });
  const server = verdaccio as Server; // it says `any`
  return serveOnLoopback((request, response) => {
    // Package managers would keep the list of versions, and the next run publishes the same ones.
    response.setHeader('Cache-Control', 'no-store');
    server.emit('request', request, response);
  });
}

/** What npm is set to. */
function readNpmSettings() {
  const options = { encoding: 'utf8', env: environment() } as const;
  const settings: unknown = JSON.parse(execFileSync('npm', ['config', 'list', '--json'], options));
  return settings as Record<'cafile' | 'proxy' | 'https-proxy', string | null> & { registry: string }; // npm wrote it
}

/** Copies the user's npm settings and adds our scope. An environment variable for it would not survive a shell. */
function writeNpmSettings(folder: string, registry: string): Readonly<Record<string, string>> {
  const usual = process.env.npm_config_userconfig ?? join(homedir(), '.npmrc');
  const file = join(folder, 'npmrc');
  const own = existsSync(usual) ? readFileSync(usual, 'utf8') : '';
  const token = `${registry.replace('http:', '')}:_authToken=any`; // npm publishes nothing without one
  writeFileSync(file, `${own}\n@adviser-widgets:registry=${registry}\n${token}\n`);
  return {
    npm_config_userconfig: file,
    npm_config_prefer_offline: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_fetch_timeout: '120000',
    npm_config_loglevel: 'error',
  };
}
