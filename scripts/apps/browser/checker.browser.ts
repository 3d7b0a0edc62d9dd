import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../cdn/find-widgets.ts';
import { packageManagers } from '../package-managers.ts';
import { runInApp } from '../run-in-app.ts';
import { expect, installLimit, test } from './fixtures.ts';

test('the page checker runs on Node 20', async ({ served }) => {
  test.setTimeout(installLimit);
  const folder = join(served.folder, 'checker');
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  packageManagers.npm.configure(folder, served.registry);
  const node = `node-linux-${process.arch}`;
  await packageManagers.npm.install(folder, ['@adviser-widgets/check', `${node}@20`]);
  const program = join(folder, 'node_modules', node, 'bin/node');
  const check = (...args: string[]) =>
    runInApp(folder, [program, join(folder, 'node_modules/.bin/adviser-widgets-check'), ...args]);

  expect(await runInApp(folder, [program, '--version'])).toMatch(/^v20\./);
  const mistakes = join(root, 'packages/check/cases/twenty-mistakes');
  const { length } = readFileSync(`${mistakes}.txt`, 'utf8').split('\n');
  expect((await check('--fail-on', 'never', `${mistakes}.html`)).split('\n')).toHaveLength(length);
  expect(await check(join(root, 'examples/html'))).toBe('1 page, 3 widgets: nothing to fix\n');
});
