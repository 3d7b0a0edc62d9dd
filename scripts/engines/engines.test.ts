import { expect, test, vi } from 'vitest';
import { chosenEngines } from './engines.ts';

test.each([
  ['chromium', ['chromium']],
  ['firefox,webkit', ['firefox', 'webkit']],
])('AW_ENGINES chooses %s', (list, engines) => {
  vi.stubEnv('AW_ENGINES', list);
  expect(chosenEngines()).toEqual(engines);
});

test.each(['safari', 'Firefox', ''])('an unknown engine "%s" is an error that lists the engines', (name) => {
  vi.stubEnv('AW_ENGINES', `chromium,${name}`);
  expect(chosenEngines).toThrow(`There is no engine "${name}"; the engines are chromium, firefox, webkit.`);
});
