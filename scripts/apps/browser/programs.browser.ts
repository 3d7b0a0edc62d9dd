import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@adviser-widgets/testing/browser';
import { root } from '../../cdn/find-widgets.ts';
import { runCommand, startCommand } from '../../run-command.ts';
import { installLimit, test, type Npm } from './fixtures.ts';

test('the page checker runs on Node 20', async ({ npm, sandbox }) => {
  test.setTimeout(installLimit);
  const node = `node-linux-${process.arch}`;
  const folder = await install(npm, ['@adviser-widgets/check', `${node}@20`]);
  const program = join(folder, 'node_modules', node, 'bin/node');
  const check = (...args: string[]) =>
    runCommand(folder, [program, join(folder, 'node_modules/.bin/adviser-widgets-check'), ...args]);

  expect(await runCommand(folder, [program, '--version'])).toMatch(/^v20\./);
  const mistakes = join(root, 'packages/check/cases/twenty-mistakes');
  const { length } = readFileSync(`${mistakes}.txt`, 'utf8').split('\n');
  expect((await check('--fail-on', 'never', `${mistakes}.html`)).split('\n')).toHaveLength(length);
  const config = join(folder, 'config.json');
  writeFileSync(config, await (await fetch(`${sandbox.url}/__sandbox/config.json`)).text());
  const found = await check('--config', config, join(root, 'examples/html'));
  expect(found.split('\n').slice(-2)).toEqual(['1 page, 3 widgets: nothing to fix', '']);
});

test('the sandbox starts, and has its page and the stand-ins of vendors', async ({ npm }) => {
  test.setTimeout(installLimit);
  const folder = await install(npm, ['@adviser-widgets/sandbox']);
  const { said, stop } = await startCommand(folder, {
    command: 'npx @adviser-widgets/sandbox --port 0',
    says: /http:\/\/127\.0\.0\.1:\d+/,
  });
  for (const path of ['__sandbox/', 'stand-ins/captcha/api.js'])
    expect((await fetch(`${said}/${path}`)).status, path).toBe(200);
  await stop();
});

async function install({ folder, settings }: Npm, names: readonly string[]): Promise<string> {
  const app = join(folder, `with${names[0]?.replace(/\W/g, '-')}`);
  mkdirSync(app);
  writeFileSync(join(app, 'package.json'), '{ "private": true }');
  await runCommand(app, ['npm', 'install', ...names], settings);
  return app;
}
