import { globSync, readFileSync } from 'node:fs';
import { eventNames } from '@adviser-widgets/core/internal';
import { expect, test } from 'vitest';
import { root } from '../cdn/find-widgets.ts';

/** Where our code names an event that it sends to analytics. */
const sent = /(?:\beventName: |\btrackClick\(|\.track\(|\bname: (?=\S+\s+category: ))'([a-z]+(?:_[a-z]+)+)'/g;

test('the list of events, by which names of eventNames are checked, has each that a widget sends', () => {
  const files = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.(test|browser)\.tsx?$|^packages\/(sandbox|testing)\//.test(file),
  );
  const found = files.flatMap((file) =>
    Array.from(readFileSync(`${root}/${file}`, 'utf8').matchAll(sent), ([, name = '']) => name),
  );
  expect([...new Set(found)].sort()).toEqual([...eventNames].sort());
});
