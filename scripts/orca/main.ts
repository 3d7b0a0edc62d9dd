import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox } from '@adviser-widgets/sandbox';
import { createSite, siteContent } from '@adviser-widgets/site';
import { firefox } from 'playwright';
import { findFirefox } from '../browser.ts';
import { buildCdn } from '../build/build-cdn.ts';
import { root } from '../cdn/find-widgets.ts';
import { startDesktop, type Desktop } from './desktop.ts';
import { journeys } from './journeys.ts';
import { createVisitor } from './visitor.ts';

// `npm run orca` plays every journey; `npm run orca -- faq` only this one.
await play(process.argv.slice(2));

/** Prints what Orca says to visitors of the demo site who have a keyboard. For people to judge, not a test. */
async function play(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !Object.hasOwn(journeys, name));
  if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join()}. Use ${Object.keys(journeys).join()}.`);
  const desktop = await startDesktop();
  await buildCdn();
  const folder = mkdtempSync(join(tmpdir(), 'orca-site-'));
  const assets = join(root, 'packages/loader/dist/cdn');
  const sandbox = createSandbox({
    db: join(folder, 'data.sqlite'),
    assets,
    site: createSite({ hints: join(assets, '1/preload') }),
    ...siteContent(),
  });
  const { url } = await sandbox.listen(0);
  const chosen = Object.entries(journeys).filter(([name]) => names.length === 0 || names.includes(name));
  console.log(`Orca ${versionOf('orca')}, ${versionOf(findFirefox())}`);
  try {
    for (const [name, journey] of chosen) {
      console.log(`\n${name}`);
      const browser = await startFirefox(desktop);
      const page = await browser.newPage({ viewport: null });
      await journey(createVisitor(page, desktop, url)).finally(() => browser.close());
    }
  } finally {
    await sandbox.close();
    desktop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Playwright opens pages and looks at them; keys come from the display, as Orca has to hear them. */
function startFirefox({ env }: Desktop) {
  return firefox.launch({
    channel: 'moz-firefox',
    headless: false,
    executablePath: join(root, 'scripts/engines/firefox.mjs'),
    env: { ...env, FIREFOX_PATH: findFirefox() },
    firefoxUserPrefs: {
      'accessibility.force_disabled': -1, // on, whatever the desktop says
      'network.captive-portal-service.enabled': false,
    },
  });
}

function versionOf(program: string): string {
  return execFileSync(program, ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}
