import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { root as ours } from '../cdn/find-widgets.ts';
import { release } from './release.ts';
import { openRepository, type Repository } from './repository.ts';

/** A checkout with two packages and the settings of this one. */
let root = '';
let said: string[] = [];
let ran: string[] = [];
let failing = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'aw-release-'));
  [said, ran, failing] = [[], [], ''];
  put('package.json', { name: 'all', private: true });
  put('pnpm-workspace.yaml', 'packages: ["packages/*"]\n');
  put('.gitignore', '.release\n');
  put('.changeset/config.json', readFileSync(join(ours, '.changeset/config.json'), 'utf8'));
  put('CHANGELOG.md', '# Changelog\n\n## 1.0.0 (2026-12-01)\n\n- Everything.\n');
  put('packages/core/package.json', { name: '@adviser-widgets/core', version: '1.0.0' });
  const dependencies = { '@adviser-widgets/core': 'workspace:^' };
  put('packages/forms/package.json', { name: '@adviser-widgets/forms', version: '1.0.0', dependencies });
  put('packages/tests/package.json', { name: '@adviser-widgets/tests', version: '1.0.0', private: true });
  git('init', '--quiet', '--initial-branch', 'main');
  git('config', 'user.name', 'Ana');
  git('config', 'user.email', 'ana@example.co.nz');
  commit('Begin');
});
afterEach(() => rmSync(root, { recursive: true }));

test('changes raise the version of every package, and are written down, committed and tagged', async () => {
  put('.changeset/fees.md', changeset('forms', 'minor', 'Added: A form for fees.'));
  put('.changeset/menus.md', changeset('core', 'patch', 'Fixed: Menus close.'));
  commit('Two changes');
  await start({ until: 'tag' });
  expect(versionOf('core')).toBe('1.1.0');
  expect(versionOf('forms')).toBe('1.1.0');
  expect(versionOf('tests')).toBe('1.0.0');
  expect(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')).toContain(
    '## 1.1.0 (2027-02-01)\n\n### Added\n\n- A form for fees.\n\n### Fixed\n\n- Menus close.\n\n## 1.0.0',
  );
  expect(git('log', '--max-count=1', '--format=%s %D')).toBe('Release 1.1.0 HEAD -> main, tag: v1.1.0');
  expect(git('status', '--porcelain')).toBe('');
});

test('a section written by hand is released as it stands', async () => {
  put('CHANGELOG.md', '# Changelog\n\n## 1.0.0 (unreleased)\n\n- Everything.\n');
  commit('The first');
  await start({ until: 'version' });
  expect(versionOf('core')).toBe('1.0.0');
  expect(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')).toContain(
    '## 1.0.0 (2027-02-01)\n\n- Everything.',
  );
});

test('the whole way, in its order', async () => {
  await start({});
  expect(ran).toEqual([
    'git tag --annotate v1.0.0 --message Release 1.0.0',
    'node --import tsx scripts/build.ts --unless-built',
    'npm run test:all',
    `changeset pack --out-dir ${join(root, '.release/1.0.0')}`,
    `changeset publish --from-pack-dir ${join(root, '.release/1.0.0')} --no-git-tag`,
  ]);
  expect(readFileSync(join(root, '.release/1.0.0/notes.md'), 'utf8')).toBe('- Everything.\n');
  expect(said.at(-1)).toContain('1.0.0 is published.');
});

test('a release that broke goes on where it broke', async () => {
  failing = 'changeset publish';
  await expect(start({})).rejects.toThrow('changeset publish');
  [failing, ran] = ['', []];
  await start({});
  expect(ran.map((line) => line.split(' --')[0])).toEqual(['node', 'changeset pack', 'changeset publish']);
  expect(said).toContain('✓ test: done before');
});

test('tests run again after another commit', async () => {
  await start({ until: 'test' });
  git('tag', '--delete', 'v1.0.0');
  put('packages/core/later.txt', '');
  commit('Later');
  ran = [];
  await start({ until: 'test' });
  expect(ran).toContain('npm run test:all');
});

test('a dry run says every step and changes nothing', async () => {
  put('.changeset/fees.md', changeset('forms', 'minor', 'Added: A form for fees.'));
  commit('A change');
  await start({ isDryRun: true });
  expect(ran).toEqual([]);
  expect(said.map((line) => line.split(':')[0])).toEqual([
    '→ version',
    '→ tag',
    '→ build',
    '→ test',
    '→ pack',
    '→ publish',
  ]);
  expect(versionOf('core')).toBe('1.0.0');
});

test('what is not committed stops it', async () => {
  put('packages/core/draft.txt', '');
  await expect(start({})).rejects.toThrow(
    'Commit or undo these first, as a release is of a commit:\n?? packages/core/draft.txt',
  );
});

test('a tag at another commit stops it, and says what to do', async () => {
  git('tag', 'v1.0.0');
  put('packages/core/later.txt', '');
  commit('Later');
  await expect(start({})).rejects.toThrow('take the tag away: git tag --delete v1.0.0');
});

test('every package of this repository has a version, without which Changesets stops', () => {
  const manifests = globSync('{packages,scripts,examples}/*/package.json', { cwd: ours });
  const read = (file: string) => JSON.parse(readFileSync(join(ours, file), 'utf8')) as { version?: string };
  expect(manifests.filter((file) => !read(file).version)).toEqual([]);
});

test('a change without its kind stops it, by name', async () => {
  put('.changeset/fees.md', changeset('forms', 'minor', 'A form for fees.'));
  commit('A change');
  await expect(start({})).rejects.toThrow(
    '.changeset/fees.md: begin the text with what kind of change it is: "Added: ", "Changed: "',
  );
});

function start({
  isDryRun = false,
  until = 'publish' as const,
}: {
  isDryRun?: boolean;
  until?: 'publish' | 'version' | 'tag' | 'test';
}) {
  const real = openRepository(root);
  const run: Repository['run'] = async (...words) => {
    const line = words.join(' ');
    if (failing && line.startsWith(failing)) throw new Error(line);
    if (/^git (add|commit)/.test(line)) return void git(...words.slice(1));
    if (line === 'changeset version') return void execute('changeset', 'version');
    ran.push(line);
    if (line.startsWith('git')) git(...words.slice(1));
    if (line.startsWith('changeset pack')) mkdirSync(words.at(-1) ?? '', { recursive: true });
  };
  return release({
    repository: { ...real, run },
    isDryRun,
    until,
    tests: 'test:all',
    date: '2027-02-01',
    say: (line) => said.push(line),
  });
}

function put(file: string, content: string | object): void {
  const path = join(root, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`);
}

function changeset(name: string, bump: string, text: string): string {
  return `---\n'@adviser-widgets/${name}': ${bump}\n---\n\n${text}\n`;
}

function commit(message: string): void {
  git('add', '--all');
  git('commit', '--quiet', '--message', message);
}

function git(...words: string[]): string {
  return execute('git', ...words).trim();
}

function execute(file: string, ...words: string[]): string {
  const path = `${join(ours, 'scripts/release/node_modules/.bin')}:${process.env.PATH}`;
  return execFileSync(file, words, {
    cwd: root,
    encoding: 'utf8',
    stdio: 'pipe',
    env: { ...process.env, PATH: path },
  });
}

function versionOf(name: string): string {
  return (
    JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8')) as { version: string }
  ).version;
}
