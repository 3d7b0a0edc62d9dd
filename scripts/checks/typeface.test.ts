import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../cdn/find-widgets.ts';

const sheets = globSync('{stories,.storybook}/**/*.css', { cwd: root });

test.each(sheets)('%s takes its type from .storybook/typeface.ts', (sheet) => {
  const declarations = readFileSync(join(root, sheet), 'utf8').match(/\bfont(-family)?:[^;]+;/g) ?? [];
  const own = declarations.filter((each) => !/var\(--catalogue-(code-)?typeface\)|: inherit;/.test(each));
  expect(own).toEqual([]);
});
