import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listPages } from './list-pages.ts';

test.skipIf(process.platform === 'win32')(
  'a pipe in a folder, which would never end, is no page',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'aw-pages-'));
    execFileSync('mkfifo', [join(folder, 'a.html')]);
    writeFileSync(join(folder, 'b.html'), '');
    const pages = await listPages(folder, { max: 10, warn: () => {} });
    expect(pages.map(({ name }) => name)).toEqual([join(folder, 'b.html')]);
    rmSync(folder, { recursive: true });
  },
);
