import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox } from '@adviser-widgets/sandbox';
import {
  builtFiles,
  builtVersion,
  expect,
  expectReady,
  placeholder,
  snippet,
  test as base,
  withoutIntegrity,
} from '@adviser-widgets/testing/browser';

const newer = '1.999.0';

interface Cdn {
  readonly url: string;
  /** `/1/loader.js` from before the newer release, which a cache may still serve. */
  readonly oldLoader: string;
}

/** Turns a folder into a later release: the same code, another version, another hash in every file name. */
function makeRelease(folder: string): void {
  const assets = readdirSync(join(folder, 'assets'));
  const inHashes = (hashes: string) =>
    (hashes.match(/.{43}/g) ?? []).map((hash) => turned(hash.slice(0, 8)) + hash.slice(8)).join('');
  const rename = (text: string) =>
    assets
      .reduce((result, name) => result.replaceAll(name, renamed(name)), text)
      .replace(/(hashes"?:["`])([\w+/]{43,})/, (_, start: string, hashes: string) => start + inHashes(hashes))
      .replaceAll(builtVersion, newer);
  const texts = [...assets.map((name) => join('assets', name)), 'loader.js', 'widgets.json'].map((name) =>
    join(folder, name),
  );
  for (const file of texts) writeFileSync(file, rename(readFileSync(file, 'utf8')));
  for (const name of assets) renameSync(join(folder, 'assets', name), join(folder, 'assets', renamed(name)));
}

function renamed(asset: string): string {
  return asset.replace(/-([\w-]{8})\./, (_, hash: string) => `-${turned(hash)}.`);
}

function turned(hash: string): string {
  return [...hash].reverse().join('');
}

/** Two releases in a row: the second is copied over the first at the major version's address. */
const test = base.extend<object, { cdn: Cdn }>({
  cdn: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'aw-releases-'));
      const assets = join(folder, 'cdn');
      cpSync(builtFiles, assets, { recursive: true });
      const oldLoader = readFileSync(join(assets, '1/loader.js'), 'utf8');
      cpSync(join(builtFiles, builtVersion), join(assets, newer), { recursive: true });
      makeRelease(join(assets, newer));
      cpSync(join(assets, newer), join(assets, '1'), { recursive: true });
      const sandbox = createSandbox({ db: join(folder, 'data.sqlite'), assets });
      const { url } = await sandbox.listen(0);
      await use({ url: url.replace(/\/$/, ''), oldLoader });
      await sandbox.close();
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

// File names change after their hashes were computed. A real later build has its own hashes.
test.beforeEach(({ page }) => withoutIntegrity(page));

function pageWith(cdn: Cdn, loader: string): string {
  return `<!doctype html><title>Release</title><script async src="${cdn.url}${loader}" data-config="${cdn.url}/__sandbox/config.json"></script>${snippet}`;
}

for (const [name, loader, version] of [
  ['that names the older release exactly', `/adviser-widgets/${builtVersion}/loader.js`, builtVersion],
  ['that names the newer release exactly', `/adviser-widgets/${newer}/loader.js`, newer],
  ['that names the major release', '/adviser-widgets/1/loader.js', newer],
] as const) {
  test(`with an older and a newer release side by side, a page ${name} mounts with that release's files`, async ({
    page,
    bare,
    cdn,
  }) => {
    await page.goto(bare.serve(pageWith(cdn, loader)));
    await expectReady(page);
    await expect(placeholder(page)).toHaveAttribute('data-widget-version', version);
    await expect(page.getByLabel('First Name')).toBeEditable();
  });
}

test('a page with a cached older loader mounts with the older files', async ({ page, bare, cdn }) => {
  await page.route('**/adviser-widgets/1/loader.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: cdn.oldLoader }),
  );
  await page.goto(bare.serve(pageWith(cdn, '/adviser-widgets/1/loader.js')));
  await expectReady(page);
  await expect(placeholder(page)).toHaveAttribute('data-widget-version', builtVersion);
});
