import { expect, test } from 'vitest';
import { readCommand } from './command-line.ts';

test('uploads for the address that the files were built for', () => {
  expect(
    readCommand(['upload', '--to', 's3://widgets'], { AW_BASE: 'https://cdn.example.nz/widgets' }),
  ).toEqual({
    name: 'upload',
    to: 's3://widgets',
    base: 'https://cdn.example.nz/widgets/',
  });
});

test('promotes what is good at the public address, which may be another than that of the build', () => {
  const words = ['promote', '--to', 'folder', '--url', 'https://cdn.example.nz/adviser-widgets'];
  expect(readCommand(words, {})).toMatchObject({
    base: '/adviser-widgets/',
    url: 'https://cdn.example.nz/adviser-widgets/',
  });
});

test.each([
  [['upload'], '--to: name a target.'],
  [['promote', '--to', 'folder'], '--url: expected the public address'],
  [['rollback', '1', '--to', 'folder'], 'rollback: expected an exact version such as 1.0.0, got "1".'],
  [['verify'], 'verify: expected the public address'],
  [['verify', 'folder'], 'got "folder"'],
  [['publish', '--to', 'folder'], 'Usage: npm run cdn'],
  [['list', '--two', 'folder'], "Unknown option '--two'"],
])('%j is refused', (words, message) => {
  expect(() => readCommand(words, {})).toThrow(message);
});
