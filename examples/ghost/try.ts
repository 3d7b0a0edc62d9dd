import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from '@playwright/test';
import { openBrowser, openContext } from '../trial/browser.ts';
import { installPackages } from '../trial/install-packages.ts';
import { createLeftovers, type Leftovers } from '../trial/leftovers.ts';
import { createProtocol } from '../trial/protocol.ts';
import { builtManifest, startSandbox } from '../trial/sandbox.ts';
import { openAdmin } from './trial/admin.ts';
import { startGhost } from './trial/ghost.ts';
import { ghostVersion, nodeVersion } from './trial/install-ghost.ts';
import { sourcesHash } from './trial/sources-hash.ts';
import type { Trial } from './trial/trial.ts';
import { tryCard } from './trial/try-card.ts';
import { tryCopies } from './trial/try-copies.ts';
import { tryPaste } from './trial/try-paste.ts';
import { trySetup } from './trial/try-setup.ts';
import { tryVisit } from './trial/try-visit.ts';

interface Manifest {
  readonly version: string;
  readonly widgets: Trial['widgets'];
}

/** The compiler is for Ghost's database. */
const needed = {
  'g++': '/usr/bin/g++',
  make: '/usr/bin/make',
  python3: '/usr/bin/python3',
  chromium: '/usr/bin/chromium',
};

const { values } = parseArgs({
  options: { screenshots: { type: 'string' }, keep: { type: 'boolean', default: false } },
});
const protocol = createProtocol((line) => console.log(line));
const leftovers = createLeftovers('ghost');
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void leftovers.remove().then(() => process.exit(1)));

try {
  await tryGhost(leftovers);
} finally {
  await leftovers.remove();
}
process.exitCode = protocol.end() > 0 ? 1 : 0;

/** Tries the README in a Ghost of its own, as its owner and as a visitor. */
async function tryGhost(place: Leftovers): Promise<void> {
  const added = installPackages(needed);
  if (added.length > 0) console.log(`Installed with apt: ${added.join(', ')}`);
  const { version, widgets } = JSON.parse(readFileSync(builtManifest(), 'utf8')) as Manifest; // our own build's
  console.log(`Sources ${sourcesHash()}`);
  const [sandbox, browser] = await Promise.all([startSandbox(place), openBrowser()]);
  const url = await startGhost(place);
  console.log(
    `\nadviser-widgets ${version}, Ghost ${ghostVersion}, Node ${nodeVersion}, Chromium ${browser.version()}`,
  );
  const [admin, visitor] = [await openAdmin(browser, url), await openContext(browser)];
  const trial = { protocol, url, sandbox, widgets, admin, visitor, shot };
  try {
    await trySetup(trial);
    await tryCard(trial);
    await tryVisit(trial);
    await tryCopies(trial);
    await tryPaste(trial);
    if (values.keep) await waitForKey(url);
  } finally {
    await browser.close();
  }
}

/** Leaves everything running, to look around in it. */
async function waitForKey(url: string): Promise<void> {
  console.log(`\n${url}/ghost/ (mere@example.nz / kowhai-flowers-in-spring). Enter goes on.`);
  await new Promise((resolve) => process.stdin.once('data', resolve).once('end', resolve));
  process.stdin.pause();
}

async function shot(page: Page, name: string): Promise<void> {
  if (!values.screenshots) return;
  mkdirSync(values.screenshots, { recursive: true });
  await page.screenshot({ path: join(values.screenshots, `${name}.png`), animations: 'disabled' });
}
