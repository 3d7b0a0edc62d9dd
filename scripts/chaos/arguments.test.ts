import { expect, test } from 'vitest';
import { readArguments } from './arguments.ts';

test.each<[string, string[], object]>([
  ['visits and a seed', ['700', '52'], { visits: 700, seed: 52 }],
  ['visits alone, with a seed of their own', ['40'], { visits: 40, seed: expect.any(Number) }],
  ['nothing', [], { visits: 700, seed: expect.any(Number) }],
  ['a visit to play again', ['--replay', '52:17'], { visits: 1, seed: 52, only: 17 }],
])('the command line accepts %s', (_, given, read) => {
  expect(readArguments(given)).toEqual(read);
});

test.each([['--replay'], ['--replay', '52'], ['--replay', '52:17', '1'], ['many'], ['1', '2', '3'], ['-1']])(
  'the command line rejects %s',
  (...given) => {
    expect(readArguments(given)).toContain('Usage: npm run chaos');
  },
);
