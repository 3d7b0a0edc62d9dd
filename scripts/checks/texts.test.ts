import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { families } from '../../stories/catalogue/families.ts';
import { textGroups } from '../../stories/docs/texts/text-groups.ts';
import { findTexts } from '../cdn/find-texts.ts';
import { root } from '../cdn/find-widgets.ts';

const names = [...new Set(textGroups.flatMap(({ texts }) => Object.keys(texts)))];

test('contain no widget name, which has another meaning in messages', () => {
  const widgets = families.flatMap((family) => family.widgets.map(({ name }) => name));
  expect(names.filter((name) => widgets.includes(name))).toEqual([]);
});

test('give each name to one text only, except for names that differ by widget', () => {
  const textsOf = (name: string) => new Set(textGroups.flatMap(({ texts }) => texts[name] ?? []));
  const shared = names.filter((name) => textsOf(name).size > 1);
  expect(shared.sort()).toEqual(['error', 'failed', 'label', 'more', 'play', 'thanks']);
});

test('contain only texts that the code of a widget names, whole or by its start or end', () => {
  const files = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root });
  const code = files
    .filter((file) => !/\.(test|browser)\.tsx?$|^packages\/(sandbox|testing)\//.test(file))
    .map((file) => readFileSync(`${root}/${file}`, 'utf8'))
    .join('\n');
  const written = new Set(Array.from(code.matchAll(/'(\w+)'/g), ([, name = '']) => name));
  const starts = Array.from(code.matchAll(/defineOptions\(\s*'(\w+)'/g), ([, start = '']) => start);
  const ends = Array.from(code.matchAll(/\$\{[^}]+\}([A-Z][a-z]+)`/g), ([, end = '']) => end);
  const isRead = (name: string) =>
    written.has(name) ||
    starts.some((start) => name.startsWith(start)) ||
    ends.some((end) => name.endsWith(end));
  expect(names.filter((name) => !isRead(name))).toEqual([]);
});

test('are those of widgets.json, by which names in messages are checked', async () => {
  const { shared, ofFamily } = await findTexts(families.map(({ name }) => name));
  expect([...new Set([shared, ...ofFamily.values()].flat())].sort()).toEqual(names.sort());
});
