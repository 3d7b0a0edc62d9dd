import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listPages } from './list-pages.ts';

test('only files in a folder are pages: a pipe or a device would never end', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'aw-pages-'));
  symlinkSync(process.platform === 'win32' ? folder : '/dev/zero', join(folder, 'a.html'));
  writeFileSync(join(folder, 'b.html'), '');
  mkdirSync(join(folder, 'c.html'));
  const pages = await listPages(folder, { max: 10, warn: () => {} });
  expect(pages.map(({ name }) => name)).toEqual([join(folder, 'b.html')]);
  rmSync(folder, { recursive: true });
});
