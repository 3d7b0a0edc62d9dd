import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserArgs, findBrowser } from '../../browser.ts';
import { root } from '../../cdn/find-widgets.ts';
import { startCommand } from '../start-command.ts';
import { walkAsDeveloper } from './developer.ts';
import { walkAsEditor } from './editor.ts';
import { walkAsIntegrator } from './integrator.ts';

/**
 * Plays the first minutes of an editor, an integrator and a React developer, as the documentation describes them, and
 * prints a clock. Pictures of the steps: test-results/first-minutes.
 */
const folder = mkdtempSync(join(tmpdir(), 'first-minutes-'));
const site = await startCommand(root, {
  command: `npm start -- --port 4400 --db ${join(folder, 'data.sqlite')}`,
  env: {},
  says: /http:\/\/127\.0\.0\.1:\d+/,
});
const browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserArgs] });
const visit = { browser, folder, site: site.said };
try {
  for (const walk of [walkAsEditor, walkAsIntegrator, walkAsDeveloper]) await walk(visit);
} finally {
  await browser.close();
  site.stop();
  rmSync(folder, { recursive: true });
}
