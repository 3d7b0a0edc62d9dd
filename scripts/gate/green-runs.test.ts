import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createGreenRuns, type GreenRuns } from './green-runs.ts';
import type { Step } from './steps.ts';

const step: Step = {
  name: 'tools',
  command: ['true'],
  whenChanged: ['scripts', ':(exclude,glob)scripts/**/*.md'],
};

let root: string;
let runs: GreenRuns;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'green-'));
  mkdirSync(join(root, 'scripts'));
  write('.gitignore', 'node_modules\nscripts/dist\n');
  write('scripts/a.ts', 'a');
  git('init', '--quiet');
  commit();
  runs = createGreenRuns(root);
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(join(root, file), text);
const git = (...parameters: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.nz', ...parameters], {
    cwd: root,
  });

function commit(): void {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Change', '--allow-empty');
}

test('a step that has never passed is due', () => {
  expect(runs.hasChanged(step)).toBe(true);
});

test('a step that has passed is no longer due', () => {
  runs.begin(step)();
  expect(runs.hasChanged(step)).toBe(false);
});

test('a step whose last run failed is due, though it passed before', () => {
  runs.begin(step)();
  runs.begin(step);
  expect(runs.hasChanged(step)).toBe(true);
});

test.each<[what: string, change: () => void]>([
  ['an edit', () => write('scripts/a.ts', 'b')],
  ['a new file', () => write('scripts/b.ts', 'b')],
  ['a file that is gone', () => rmSync(join(root, 'scripts/a.ts'))],
])('%s makes it due', (_what, change) => {
  runs.begin(step)();
  change();
  expect(runs.hasChanged(step)).toBe(true);
});

test('the first of several commits that land at once makes it due', () => {
  runs.begin(step)();
  write('scripts/a.ts', 'b');
  commit();
  write('README', 'elsewhere');
  commit();
  commit();
  expect(runs.hasChanged(step)).toBe(true);
});

test('an edit that is undone does not', () => {
  runs.begin(step)();
  write('scripts/a.ts', 'b');
  write('scripts/a.ts', 'a');
  expect(runs.hasChanged(step)).toBe(false);
});

test.each(['README', 'scripts/notes.md', 'scripts/dist'])(
  '%s does not: it is elsewhere, excluded or ignored',
  (file) => {
    runs.begin(step)();
    write(file, 'b');
    expect(runs.hasChanged(step)).toBe(false);
  },
);

test('an edit made while it runs makes it due', () => {
  const pass = runs.begin(step);
  write('scripts/a.ts', 'b');
  pass();
  expect(runs.hasChanged(step)).toBe(true);
});

test('without git every step is due, passed or not', () => {
  rmSync(join(root, '.git'), { recursive: true });
  runs.begin(step)();
  expect(runs.hasChanged(step)).toBe(true);
});
