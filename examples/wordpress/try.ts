import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { readManifest } from './generator/manifest.ts';
import { openBrowser, openContext } from './trial/browser.ts';
import { logIn } from './trial/log-in.ts';
import { installMissing } from './trial/debian.ts';
import { createLeftovers, type Leftovers } from './trial/leftovers.ts';
import { createProtocol, type Protocol } from './trial/protocol.ts';
import { builtManifest, startSandbox } from './trial/sandbox.ts';
import { tryEditor } from './trial/try-editor.ts';
import { tryFragments } from './trial/try-fragments.ts';
import { tryHostile } from './trial/try-hostile.ts';
import { trySettings } from './trial/try-settings.ts';
import { tryStrangers } from './trial/try-strangers.ts';
import { tryShortcodes } from './trial/try-shortcodes.ts';
import { tryTranslation } from './trial/try-translation.ts';
import { tryUninstall } from './trial/try-uninstall.ts';
import { tryVisit } from './trial/try-visit.ts';
import { startWordPress } from './trial/wordpress.ts';

const { values } = parseArgs({
  options: {
    newest: { type: 'boolean', default: false },
    stable: { type: 'boolean', default: false },
    screenshots: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
});
const added = installMissing();
if (added.length > 0) console.log(`Installed with apt: ${added.join(', ')}`);
const manifest = readManifest(builtManifest());
build();

let leftovers: Leftovers;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void leftovers.remove().then(() => process.exit(1)));

let wrong = 0;
if (values.stable || !values.newest) wrong += await tryIn({ isNewest: false });
if (values.newest || !values.stable) wrong += await tryIn({ isNewest: true });
process.exitCode = wrong > 0 ? 1 : 0;

/** Tries the plugin in one WordPress, and gives the number of failures. */
async function tryIn(choice: { readonly isNewest: boolean }): Promise<number> {
  const protocol = createProtocol((line) => console.log(line));
  leftovers = createLeftovers('wordpress');
  try {
    await tryPlugin(leftovers, { protocol, ...choice });
  } finally {
    await leftovers.remove();
  }
  return protocol.end();
}

/** Tries the built plugin in a WordPress of its own, as an administrator, an editor and a visitor. */
async function tryPlugin(
  place: Leftovers,
  { protocol, isNewest }: { readonly protocol: Protocol; readonly isNewest: boolean },
): Promise<void> {
  const [sandbox, browser] = await Promise.all([startSandbox(place), openBrowser()]);
  const wordpress = await startWordPress(place, { origins: sandbox.url, isNewest });
  console.log(
    `\nadviser-widgets ${manifest.version}, WordPress ${wordpress.version}, PHP ${php('-r', 'echo PHP_VERSION;')}, Chromium ${browser.version()}`,
  );
  await checkSyntax(protocol);
  const [admin, editor] = [
    await logIn(browser, wordpress.url, 'admin'),
    await logIn(browser, wordpress.url, 'editor'),
  ];
  const visitor = await openContext(browser);
  const trial = {
    protocol,
    wordpress,
    sandbox,
    version: manifest.version,
    names: manifest.widgets.map(({ name }) => name),
    folder: place.folder,
    archive: join(import.meta.dirname, 'dist/adviser-widgets.zip'),
    admin,
    editor,
    visitor,
    shot: (page: Page, name: string) => shot(page, isNewest ? `newest-${name}` : name),
  };
  try {
    await trySettings(trial);
    await tryEditor(trial);
    await tryShortcodes(trial);
    await tryStrangers(trial);
    await tryHostile(trial);
    await tryFragments(trial);
    await tryVisit(trial);
    await tryTranslation(trial);
    if (values.keep) await waitForKey(wordpress.url);
    await tryUninstall(trial);
  } finally {
    await browser.close();
  }
}

/** Leaves everything running, to look around in it. */
async function waitForKey(url: string): Promise<void> {
  console.log(`\n${url}/wp-admin/ (admin / admin-password, editor / editor-password). Enter goes on.`);
  await new Promise((resolve) => process.stdin.once('data', resolve).once('end', resolve));
  process.stdin.pause();
}

function build(): void {
  execFileSync(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'build.ts')], {
    stdio: 'inherit',
  });
}

function checkSyntax(protocol: Protocol): Promise<void> {
  protocol.title('The plugin');
  const files = globSync('**/*.php', { cwd: join(import.meta.dirname, 'dist/adviser-widgets') });
  return protocol.check(`php -l finds nothing in ${files.length} files`, async () => {
    for (const file of files) php('-l', join(import.meta.dirname, 'dist/adviser-widgets', file));
  });
}

function php(...args: string[]): string {
  return execFileSync('php', args, { encoding: 'utf8' });
}

async function shot(page: Page, name: string): Promise<void> {
  if (!values.screenshots) return;
  mkdirSync(values.screenshots, { recursive: true });
  await page.screenshot({ path: join(values.screenshots, `${name}.png`), animations: 'disabled' });
}
