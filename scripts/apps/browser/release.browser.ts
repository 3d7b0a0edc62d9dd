import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { copySources } from '../../build/copy-sources.ts';
import { root } from '../../cdn/find-widgets.ts';
import { publishedPackages } from '../../packages/published.ts';
import { serveOnLoopback } from '../../serve-on-loopback.ts';
import { environment } from '../run-in-app.ts';
import { startRegistry } from '../start-registry.ts';

const names = publishedPackages().map(({ name }) => name);
const run = promisify(execFile); // the registry is in this process and has to answer meanwhile

test('a release that breaks while it is published is taken up again, and each package is there once', async () => {
  test.setTimeout(600_000); // builds all packages
  const folder = mkdtempSync(join(tmpdir(), 'aw-registry-'));
  const registry = await startRegistry(folder);
  const failing = await refuseOnce(registry.url, '@adviser-widgets%2fforms');
  const checkout = makeCheckout();
  const release = (...words: string[]) => releaseIn(checkout, failing.url, words);

  await expect(release()).rejects.toThrow('This failed: changeset publish');
  const before = await versionsIn(registry.url);
  expect(before['@adviser-widgets/forms'], 'refused').toEqual([]);
  expect(before['@adviser-widgets/core'], 'published before those that need it').toHaveLength(1);

  const transcript = await release();
  const { version } = JSON.parse(readFileSync(join(checkout, 'packages/core/package.json'), 'utf8')) as {
    version: string;
  };
  expect(await versionsIn(registry.url)).toEqual(Object.fromEntries(names.map((name) => [name, [version]])));
  for (const step of ['version', 'tag', 'test']) expect(transcript).toContain(`✓ ${step}: done before`);
  expect(transcript).toContain(`${version} is published.`);
  expect(git(checkout, 'tag', '--points-at', 'HEAD')).toBe(`v${version}`);
  expect(readFileSync(join(checkout, 'CHANGELOG.md'), 'utf8')).toMatch(
    new RegExp(`^## ${version} \\(\\d{4}-\\d\\d-\\d\\d\\)\n\n### Added\n\n- A form for fees\\.$`, 'm'),
  );
  failing.close();
  registry.close();
  for (const each of [folder, checkout]) rmSync(each, { recursive: true });
});

/** A checkout with one change that waits for a release. */
function makeCheckout(): string {
  const checkout = copySources();
  for (const file of ['.changeset', '.gitignore', 'CHANGELOG.md'])
    cpSync(join(root, file), join(checkout, file), { recursive: true });
  const changes = ["'@adviser-widgets/lead-forms': minor", '---', '', 'Added: A form for fees.', ''];
  writeFileSync(join(checkout, '.changeset/fees.md'), ['---', ...changes].join('\n'));
  git(checkout, 'init', '--quiet', '--initial-branch', 'main');
  git(checkout, 'config', 'user.name', 'Ana');
  git(checkout, 'config', 'user.email', 'ana@example.co.nz');
  git(checkout, 'add', '--all');
  git(checkout, 'commit', '--quiet', '--message', 'A change');
  return checkout;
}

async function releaseIn(checkout: string, registry: string, words: readonly string[]): Promise<string> {
  const command = ['--import', 'tsx', 'scripts/release/main.ts', '--tests', 'budgets', ...words];
  const settings = mkdirSync(join(checkout, '.release'), { recursive: true }) ?? join(checkout, '.release');
  const npmrc = join(settings, 'npmrc');
  writeFileSync(npmrc, `registry=${registry}\n${registry.replace('http:', '')}:_authToken=trial\n`);
  const { stdout } = await run(process.execPath, command, {
    cwd: checkout,
    env: { ...environment(), npm_config_userconfig: npmrc, PNPM_CONFIG_REGISTRY: registry },
    maxBuffer: 1e8,
  });
  console.log(stdout);
  return stdout;
}

/** Passes requests on, except for the first upload of this package. */
async function refuseOnce(registry: string, name: string) {
  let isRefused = false;
  return serveOnLoopback((incoming, answer) => {
    if (!isRefused && incoming.method === 'PUT' && incoming.url?.toLowerCase() === `/${name}`) {
      isRefused = true;
      return void answer.writeHead(503).end('{}');
    }
    const { method, headers, url = '' } = incoming;
    const passed = request(new URL(url, registry), { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    incoming.pipe(passed);
  });
}

/** All versions of each package that the registry has. */
async function versionsIn(registry: string): Promise<Record<string, string[]>> {
  const found = names.map(async (name) => {
    const response = await fetch(new URL(name.replace('/', '%2f'), registry));
    const { versions = {} } = (await response.json()) as { versions?: object };
    return [name, Object.keys(versions)] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

function git(folder: string, ...words: string[]): string {
  return execFileSync('git', words, { cwd: folder, encoding: 'utf8' }).trim();
}
