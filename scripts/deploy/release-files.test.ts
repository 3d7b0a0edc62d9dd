import { expect, test } from 'vitest';
import { inChannel, inStages } from './release-files.ts';

const file = (path: string, text = '') => ({ path, content: Buffer.from(text) });

test('a loader comes after all that it asks for, and what says that a release is complete comes last', () => {
  const paths = [
    '1.0.0/widgets.json',
    '1.0.0/light/loader.js',
    '1.0.0/page.css',
    '1.0.0/light/widgets.json',
    '1.0.0/light/assets/core-a.js',
    '1.0.0/loader.js',
    '1.0.0/assets/core-b.js',
    '1.0.0/icons.svg',
  ];
  const stages = inStages(paths.map((path) => ({ path })));
  expect(stages.map((stage) => stage.map(({ path }) => path).sort())).toEqual([
    ['1.0.0/assets/core-b.js', '1.0.0/light/assets/core-a.js'],
    ['1.0.0/icons.svg', '1.0.0/light/widgets.json'],
    ['1.0.0/page.css'],
    ['1.0.0/light/loader.js', '1.0.0/loader.js'],
    ['1.0.0/widgets.json'],
  ]);
});

const moving = { version: '1.0.0', channel: 'next', base: '/widgets/' };

test('the loader of a channel names the folder of the channel', () => {
  const moved = inChannel([file('1.0.0/loader.js', 'base="/widgets/1.0.0/"')], moving);
  expect(moved).toEqual([file('next/loader.js', 'base="/widgets/next/"')]);
});

test('other files stay as they are', () => {
  const moved = inChannel([file('1.0.0/assets/core-a.js', '/widgets/1.0.0/')], moving);
  expect(moved).toEqual([file('next/assets/core-a.js', '/widgets/1.0.0/')]);
});

test('a loader that was built for another address is refused', () => {
  expect(() => inChannel([file('1.0.0/loader.js', 'base="/other/1.0.0/"')], moving)).toThrow(
    '1.0.0/loader.js was not built for /widgets/. Build with AW_BASE=/widgets/, or name the address with --base.',
  );
});
