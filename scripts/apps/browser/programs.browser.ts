import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../cdn/find-widgets.ts';
import { runInApp } from '../run-in-app.ts';
import { startCommand } from '../start-command.ts';
import { expect, installLimit, test, type Served } from './fixtures.ts';

test('the page checker runs on Node 20', async ({ served }) => {
  test.setTimeout(installLimit);
  const node = `node-linux-${process.arch}`;
  const folder = await install(served, ['@adviser-widgets/check', `${node}@20`]);
  const program = join(folder, 'node_modules', node, 'bin/node');
  const check = (...args: string[]) =>
    runInApp(folder, [program, join(folder, 'node_modules/.bin/adviser-widgets-check'), ...args]);

  expect(await runInApp(folder, [program, '--version'])).toMatch(/^v20\./);
  const mistakes = join(root, 'packages/check/cases/twenty-mistakes');
  const { length } = readFileSync(`${mistakes}.txt`, 'utf8').split('\n');
  expect((await check('--fail-on', 'never', `${mistakes}.html`)).split('\n')).toHaveLength(length);
  expect(await check(join(root, 'examples/html'))).toBe('1 page, 3 widgets: nothing to fix\n');
});

test('the sandbox starts, and has its page and the stand-ins of vendors', async ({ served }) => {
  test.setTimeout(installLimit);
  const folder = await install(served, ['@adviser-widgets/sandbox']);
  const { said, stop } = await startCommand(folder, {
    command: 'npx @adviser-widgets/sandbox --port 0',
    says: /http:\/\/127\.0\.0\.1:\d+/,
  });
  for (const path of ['__sandbox/', 'stand-ins/captcha/api.js'])
    expect((await fetch(`${said}/${path}`)).status, path).toBe(200);
  stop();
});

async function install({ folder, settings }: Served, names: readonly string[]): Promise<string> {
  const app = join(folder, `with${names[0]?.replace(/\W/g, '-')}`);
  mkdirSync(app);
  writeFileSync(join(app, 'package.json'), '{ "private": true }');
  await runInApp(app, ['npm', 'install', ...names], settings);
  return app;
}
