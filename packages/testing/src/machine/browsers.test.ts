import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  findBrowser,
  findFirefox,
  findTestBrowser,
  findWebKitDriver,
  installTestBrowser,
} from './browsers.ts';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'browser-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('tests use a headless Chromium if there is one', () => {
  vi.stubEnv('CHROMIUM_PATH', undefined);
  vi.stubEnv('AW_BROWSER', undefined);
  vi.stubEnv('PATH', folder);
  executable('chromium');
  expect(findTestBrowser()).toBe(join(folder, 'chromium'));
  executable('chromium-headless-shell');
  expect(findTestBrowser()).toBe(join(folder, 'chromium-headless-shell'));
});

test('without a headless Chromium, and no way to install one, says in what tests run', () => {
  vi.stubEnv('CHROMIUM_PATH', undefined);
  vi.stubEnv('AW_BROWSER', undefined);
  vi.stubEnv('PATH', folder);
  vi.spyOn(process, 'getuid').mockReturnValue(1000);
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const chromium = executable('chromium');
  installTestBrowser();
  expect(log).toHaveBeenCalledExactlyOnceWith(
    `The browser tests run in ${chromium}, which takes longer: there is no chromium-headless-shell (apt-get installs it, as root on Debian).`,
  );
});

test('tests of test:all use the full Chromium', () => {
  vi.stubEnv('CHROMIUM_PATH', undefined);
  vi.stubEnv('AW_BROWSER', 'whole');
  vi.stubEnv('PATH', folder);
  executable('chromium-headless-shell');
  executable('chromium');
  expect(findTestBrowser()).toBe(join(folder, 'chromium'));
});

test.each([
  ['CHROMIUM_PATH', findBrowser],
  ['CHROMIUM_PATH', findTestBrowser],
  ['FIREFOX_PATH', findFirefox],
  ['WEBKIT_DRIVER_PATH', findWebKitDriver],
])('takes what %s names, and throws if it is missing', (variable, find) => {
  vi.stubEnv(variable, executable('mine'));
  expect(find()).toBe(join(folder, 'mine'));
  vi.stubEnv(variable, join(folder, 'absent'));
  expect(find).toThrow(`${variable} names ${join(folder, 'absent')}, which does not exist.`);
});

test.each([
  ['Chromium or Chrome', 'CHROMIUM_PATH', findBrowser],
  ['Firefox', 'FIREFOX_PATH', findFirefox],
  ['WebKitWebDriver with Xvfb', 'WEBKIT_DRIVER_PATH', findWebKitDriver],
])('says that no %s was found, and what to do', (name, variable, find) => {
  vi.stubEnv(variable, undefined);
  vi.stubEnv('PATH', folder);
  vi.spyOn(process, 'getuid').mockReturnValue(1000); // only root installs one
  expect(find).toThrow(`No ${name} was found: install one, or set ${variable} to its path.`);
});

function executable(name: string): string {
  const file = join(folder, name);
  writeFileSync(file, '', { mode: 0o755 });
  return file;
}
