import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../cdn/find-widgets.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('CONTRIBUTING lists each variable that our scripts read', () => {
  const files = globSync('{scripts,packages/testing/src,.storybook}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  });
  const used = files
    .map(read)
    .flatMap((text) => [
      ...namesIn(/\benv(?:ironment)?(?:\.|\[')(AW_[A-Z]+)/g, text),
      ...namesIn(/\{ (AW_[A-Z]+)\b.* \} = process\.env/g, text),
    ]);
  const listed = namesIn(/^\| `(AW_[A-Z]+)=/gm, read('CONTRIBUTING.md'));
  expect(listed.sort()).toEqual([...new Set(used)].sort());
});

function namesIn(pattern: RegExp, text: string): string[] {
  return Array.from(text.matchAll(pattern), ([, name = '']) => name);
}
