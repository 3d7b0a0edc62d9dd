import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceFiles } from './replace-files.ts';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'replace-files-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('replaces what changed, adds what is new and removes the rest', () => {
  write('made/loader.js', 'new');
  write('made/light/assets/b.js', 'b');
  write('target/loader.js', 'old');
  write('target/assets/a.js', 'a');
  replace();
  expect(readFileSync(join(folder, 'target/loader.js'), 'utf8')).toBe('new');
  expect(readFileSync(join(folder, 'target/light/assets/b.js'), 'utf8')).toBe('b');
  expect(existsSync(join(folder, 'target/assets/a.js'))).toBe(false);
});

test('does not touch a file that is the same', () => {
  write('made/loader.js', 'same');
  write('target/loader.js', 'same');
  utimesSync(join(folder, 'target/loader.js'), 1, 1);
  replace();
  expect(statSync(join(folder, 'target/loader.js')).mtimeMs).toBe(1000);
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

function replace(): void {
  replaceFiles(join(folder, 'made'), join(folder, 'target'));
}
