import { attributeName, configKeys, keysByPath } from '@adviser-widgets/core';
import { readConfig } from '@adviser-widgets/core/internal';
import { expect, test } from 'vitest';
import source from '../../packages/core/src/config/config-keys.ts?raw';
import { readKeyWords } from '../../stories/docs/configuration/read-key-words.ts';

const sections = Object.values(readKeyWords(source));
const documented = sections.flatMap((section) => Object.entries(section));
const onTag = documented.filter(([, { example }]) => typeof example !== 'object');
const defaults = valuesOf(readConfig({}).config);

function valuesOf(config: object): Readonly<Record<string, unknown>> {
  const valueAt = (path: string) =>
    path.split('.').reduce<unknown>((group, key) => (group as Record<string, unknown>)[key], config);
  return Object.fromEntries([...keysByPath(configKeys).keys()].map((path) => [path, valueAt(path)]));
}

test('every key has words', () => {
  expect(documented.map(([path]) => path)).toEqual([...keysByPath(configKeys).keys()]);
});

test.each(documented)(
  'the example for %s in the JSON changes that key, and no other',
  (path, { example }) => {
    const json = path.split('.').reduceRight<unknown>((value, key) => ({ [key]: value }), example);
    const { config, problems } = readConfig({ json });
    expect(problems).toEqual([]);
    expect(valuesOf(config)).toEqual({ ...defaults, [path]: example });
    expect(structuredClone(config)).toEqual(config); // the page API hands out a copy
  },
);

test.each(onTag)('the example for %s is right on the script tag, and means the same', (path, { example }) => {
  const script = document.createElement('script');
  script.setAttribute(`data-${attributeName(path)}`, String(example));
  const { config, problems } = readConfig({ tag: { ...script.dataset } });
  expect(problems).toEqual([]);
  expect(valuesOf(config)[path]).toEqual(example);
});
