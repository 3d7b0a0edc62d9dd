import { expect, test } from 'vitest';
import { readCommandLine } from './command-line.ts';

test('by default everything is done', () => {
  expect(readCommandLine([])).toEqual({ isDryRun: false, until: 'publish', tests: 'test:all' });
});

test('options change that', () => {
  expect(readCommandLine(['--dry-run', '--until', 'tag', '--tests', 'types'])).toEqual({
    isDryRun: true,
    until: 'tag',
    tests: 'types',
  });
});

test.each([
  [['--until', 'upload'], '--until: there is no step "upload".'],
  [['--force'], "Unknown option '--force'"],
])('%s is refused, with the usage', (words, sentence) => {
  expect(() => readCommandLine(words)).toThrow(sentence);
  expect(() => readCommandLine(words)).toThrow('Usage: npm run release');
});
