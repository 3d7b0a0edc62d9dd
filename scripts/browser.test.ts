import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findBrowser, findTestBrowser } from './browser.ts';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'browser-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('takes the browser that CHROMIUM_PATH names', () => {
  vi.stubEnv('CHROMIUM_PATH', executable('mine'));
  expect(findBrowser()).toBe(join(folder, 'mine'));
});

test('throws if CHROMIUM_PATH names a missing file, rather than use another', () => {
  vi.stubEnv('CHROMIUM_PATH', join(folder, 'absent'));
  expect(findBrowser).toThrow(`CHROMIUM_PATH names ${join(folder, 'absent')}, which does not exist.`);
});

test('finds Chrome on the path, Chromium first', () => {
  vi.stubEnv('CHROMIUM_PATH', undefined);
  vi.stubEnv('PATH', folder);
  executable('google-chrome');
  expect(findBrowser()).toBe(join(folder, 'google-chrome'));
  executable('chromium');
  expect(findBrowser()).toBe(join(folder, 'chromium'));
});

test('tests use a headless Chromium if there is one', () => {
  vi.stubEnv('CHROMIUM_PATH', undefined);
  vi.stubEnv('AW_BROWSER', undefined);
  vi.stubEnv('PATH', folder);
  executable('chromium');
  expect(findTestBrowser()).toBe(join(folder, 'chromium'));
  executable('chromium-headless-shell');
  expect(findTestBrowser()).toBe(join(folder, 'chromium-headless-shell'));
});

test('tests of test:all use the full Chromium', () => {
  vi.stubEnv('CHROMIUM_PATH', undefined);
  vi.stubEnv('AW_BROWSER', 'whole');
  vi.stubEnv('PATH', folder);
  executable('chromium-headless-shell');
  executable('chromium');
  expect(findTestBrowser()).toBe(join(folder, 'chromium'));
});

test('tests prefer the CHROMIUM_PATH to any other', () => {
  vi.stubEnv('PATH', folder);
  executable('chromium-headless-shell');
  executable('mine');
  vi.stubEnv('CHROMIUM_PATH', join(folder, 'mine'));
  expect(findTestBrowser()).toBe(join(folder, 'mine'));
});

function executable(name: string): string {
  const file = join(folder, name);
  writeFileSync(file, '', { mode: 0o755 });
  return file;
}
