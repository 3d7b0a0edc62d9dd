import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { expect, test } from 'vitest';
import { editCode, type BundledMap } from './edit-code.ts';

const source = 'export const first = 1;\nexport const second = 2;\n';

/** As a bundler writes it: both constants on one line. */
const built = {
  code: 'import"./old.js";const a=1,b=2;',
  map: {
    version: 3,
    sources: ['../../node_modules/.pnpm/x@1/node_modules/x/index.ts'],
    sourcesContent: [source],
    names: [],
    mappings: 'uBAAa,IACA', // a at line 1, b at line 2
  } satisfies BundledMap,
};

test('code that moves keeps its place in the source', () => {
  const { code, map } = editCode(built, (text) => void text.overwrite(6, 16, '"./much-longer-name.js"'));
  const place = (text: string) =>
    originalPositionFor(new TraceMap(map ?? { version: 3, sources: [], names: [], mappings: '' }), {
      line: 1,
      column: code.indexOf(text),
    }).line;
  expect(code).toBe('import"./much-longer-name.js";const a=1,b=2;');
  expect(place('a=1')).toBe(1);
  expect(place('b=2')).toBe(2);
});

test('sources are named without the store of packages, and stand in the map', () => {
  const { map } = editCode(built, () => {});
  expect(map?.sources).toEqual(['node_modules/x/index.ts']);
  expect(map?.sourcesContent).toEqual([source]);
});

test('code without a map stays without one', () => {
  expect(editCode({ code: 'a', map: null }, (text) => void text.prepend(';'))).toEqual({ code: ';a' });
});
