import { attributeName, configKeys, expectedValue, keysByPath, type ConfigKey } from '@adviser-widgets/core';
import source from '../../../packages/core/src/config/config-keys.ts?raw';
import { code, markdownTable, plain } from '../../widget-page/markdown.ts';
import { readKeyWords, type KeyWords } from './read-key-words.ts';

const keys = keysByPath(configKeys);

/** Every configuration key by purpose: how to write it, what it means, what it takes, and its default. */
export function configSection(): string {
  return Object.entries(readKeyWords(source))
    .map(([title, documented]) => `### ${title}\n\n${tableOf(documented)}`)
    .join('\n\n');
}

function tableOf(documented: Readonly<Record<string, KeyWords>>): string {
  return markdownTable(
    ['Key', 'On the script tag', 'What it is for', 'Takes', 'Without it', 'For example'],
    Object.entries(documented).map(([path, words]) => rowOf(path, words)),
  );
}

function rowOf(path: string, { meaning, example }: KeyWords): string[] {
  const key = keys.get(path);
  if (!key) throw new Error(`There is no configuration key "${path}"`);
  const isJsonOnly = typeof example === 'object' && typeof key.default === 'object';
  return [
    code(path),
    isJsonOnly ? 'JSON only' : code(`data-${attributeName(path)}`),
    plain(meaning),
    plain(expectedValue(key)),
    without(path, key),
    code(JSON.stringify(example)),
  ];
}

/** Defaults that are computed or too long to show. */
const statedDefaults: Readonly<Record<string, string>> = {
  environment: 'by the host of the page',
  regions: 'the built-in 31',
};

function without(path: string, { default: standard }: ConfigKey): string {
  if (statedDefaults[path]) return statedDefaults[path];
  const text = JSON.stringify(standard);
  return /^(""|\[]|{})$/.test(text) ? '–' : code(text);
}
