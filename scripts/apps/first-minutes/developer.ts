import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeNpmSettings } from '../npm-settings.ts';
import { publishPackages } from '../publish.ts';
import { readBlock, readSection } from '../read-docs.ts';
import { runInApp } from '../run-in-app.ts';
import { startCommand } from '../start-command.ts';
import { startRegistry } from '../start-registry.ts';
import { startWalk } from './clock.ts';
import type { Visit } from './visit.ts';

const guide = 'stories/docs/ForFrontEndDevelopers.mdx';
const install = '## 1. Make a blank app, and install';
const write = '## 2. Put this into `src/App.tsx`';

/** The guide for front-end developers up to the form, with the packages from a registry of its own. */
export async function walkAsDeveloper({ browser, folder }: Visit): Promise<void> {
  const walk = startWalk('developer');
  const registry = await startRegistry(join(folder, 'registry'));
  await publishPackages(registry.url);
  const env = {
    npm_config_userconfig: writeNpmSettings(folder, registry.url),
    npm_config_yes: 'true',
    npm_config_prefer_offline: 'true',
  };
  const commands = readBlock(guide, install, 'sh');
  await walk.step(
    { says: 'makes an app, and installs', reads: readSection(guide, install), types: commands },
    () => runInApp(folder, ['sh', '-ec', commands], env),
  );
  const app = join(folder, 'my-site');
  await walk.step({ says: 'pastes the example', reads: readSection(guide, write) }, () =>
    Promise.resolve(writeFileSync(join(app, 'src/App.tsx'), readBlock(guide, write, 'tsx'))),
  );
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  let stop = () => {};
  await walk.step(
    { says: 'starts it, and sees the form', types: 'npm run dev' },
    async () => {
      const vite = await startCommand(app, {
        command: 'npm run dev -- --host 127.0.0.1',
        env,
        says: /http:\/\/127\.0\.0\.1:\d+\//,
      });
      stop = vite.stop;
      await page.goto(vite.said);
      await page.getByRole('button', { name: 'Submit' }).waitFor();
    },
    page,
  );
  await walk.step(
    { says: 'presses Submit, and sees what is missing' },
    async () => {
      await page.getByRole('button', { name: 'Submit' }).click();
      await page.locator('[aria-invalid="true"]').first().waitFor();
    },
    page,
  );
  stop();
  await page.close();
  registry.close();
  walk.print();
}
