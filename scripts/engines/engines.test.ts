import { expect, test, vi } from 'vitest';
import { chosenEngines, findEngines, readEngines } from './engines.ts';

test.each([
  ['chromium', ['chromium']],
  ['firefox,webkit', ['firefox', 'webkit']],
])('the list %s is read', (list, engines) => {
  expect(readEngines(list)).toEqual(engines);
});

test.each([
  ['safari', 'safari'],
  ['chromium,Firefox', 'Firefox'],
  ['', ''],
])('an unknown engine in "%s" is an error that lists the engines', (list, unknown) => {
  expect(() => readEngines(list)).toThrow(
    `There is no engine "${unknown}"; the engines are chromium, firefox, webkit.`,
  );
});

test('the engines are all three on Linux, and Chromium elsewhere', () => {
  vi.stubEnv('AW_ENGINES', undefined);
  expect(chosenEngines()).toEqual(
    process.platform === 'linux' ? ['chromium', 'firefox', 'webkit'] : ['chromium'],
  );
});

test('the gate hands over its choice in AW_ENGINES', () => {
  vi.stubEnv('AW_ENGINES', 'firefox');
  expect(chosenEngines()).toEqual(['firefox']);
});

test('a missing engine is an error, whichever of the chosen it is', () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  vi.stubEnv('FIREFOX_PATH', '/no/firefox');
  expect(() => findEngines(['chromium', 'firefox'])).toThrow(
    'FIREFOX_PATH names /no/firefox, which does not exist.',
  );
  expect(() => findEngines(['chromium'])).not.toThrow();
});
