import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../cdn/find-widgets.ts';
import { writeNpmSettings } from '../npm-settings.ts';
import { runInApp } from '../run-in-app.ts';
import { startCommand } from '../start-command.ts';
import { expect, fillIn, installLimit, test } from './fixtures.ts';

const readme = readFileSync(join(root, 'examples/react-app/README.md'), 'utf8');
const [, runIt = ''] = readme.split('## Run it');
const [, fromEmpty = ''] = readme.split('## From an empty folder');

/** Returns the first code block of a language in a README section, unchanged. */
function block(section: string, language: string): string {
  const [, text] = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'ms').exec(section) ?? [];
  if (text === undefined) throw new Error(`examples/react-app/README.md has no block of ${language} there`);
  return text;
}

test('from an empty folder the README leads to a form that sends its lead to the sandbox', async ({
  page,
  served,
}) => {
  test.setTimeout(installLimit);
  const folder = join(served.folder, 'empty');
  mkdirSync(folder);
  const env = {
    npm_config_userconfig: writeNpmSettings(folder, served.registry),
    npm_config_yes: 'true',
    npm_config_prefer_offline: 'true',
  };
  const site = join(folder, 'my-site');
  await runInApp(folder, ['sh', '-ec', block(fromEmpty, 'sh')], env);
  writeFileSync(join(site, 'index.html'), block(fromEmpty, 'html'));
  // Any free port, because the demo site may be running.
  const sandbox = await startCommand(folder, {
    command: block(runIt, 'sh').replace('4400', '0'),
    env,
    says: /http:\/\/127\.0\.0\.1:\d+/,
  });
  writeFileSync(
    join(site, 'main.jsx'),
    block(fromEmpty, 'jsx').replace('http://127.0.0.1:4400', sandbox.said),
  );
  const vite = await startCommand(site, {
    command: 'npx vite --host 127.0.0.1',
    env,
    says: /http:\/\/127\.0\.0\.1:\d+\//,
  });
  try {
    await page.goto(vite.said);
    await fillIn(page);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Thank you. We will call you.')).toBeVisible();
    const leads = (await (await fetch(`${sandbox.said}/__sandbox/records`)).json()) as unknown[];
    expect(leads).toEqual([
      expect.objectContaining({
        kind: 'call-centre',
        fields: expect.objectContaining({ FormPhone: '021 555 0000' }),
      }),
    ]);
  } finally {
    vite.stop();
    sandbox.stop();
  }
});
