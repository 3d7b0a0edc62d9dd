// What Changesets leaves to us: it writes a changelog and a tag for each package, and ours share one version, one
// CHANGELOG.md and one tag. See "Release" in CONTRIBUTING.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from '@adviser-widgets/check/internal';
import { readChangesets } from '@changesets/read';
import { buildPackages } from './build/build-packages.ts';
import { publishedPackages } from './packages/published.ts';

/** Ignored by git. */
const folder = 'packed';
const steps: Record<string, () => unknown> = { version, pack, publish, local };

await runTool(() => {
  const step = steps[process.argv[2] ?? ''];
  if (!step) throw new Error(`Usage: npm run release -- ${Object.keys(steps).join(' | ')}`);
  return step();
});

async function version(): Promise<void> {
  requireCleanCheckout();
  const changes = (await readChangesets(process.cwd())).map(({ summary }) => asItem(summary)).sort();
  changeset('version');
  const next = sharedVersion();
  const section = `## ${next} (${new Date().toISOString().slice(0, 10)})\n\n${changes.join('\n')}\n\n`;
  const changelog = readFileSync('CHANGELOG.md', 'utf8');
  writeFileSync(
    'CHANGELOG.md',
    changelog.replace(/^(?=## )/m, () => section),
  );
  run('git', 'add', '--all');
  run('git', 'commit', '--message', `Release ${next}`);
  run('git', 'tag', '--annotate', `v${next}`, '--message', `Release ${next}`);
}

/** Packs what the registry does not have yet, with the notes of the release. */
function pack(): void {
  requireCleanCheckout();
  const tag = `v${sharedVersion()}`;
  if (!git('tag', '--points-at', 'HEAD').split('\n').includes(tag))
    throw new Error(`This commit is not tagged ${tag}: pack a release from the commit of its tag.`);
  rmSync(folder, { recursive: true, force: true });
  run(process.execPath, '--import', 'tsx', 'scripts/build.ts');
  changeset('pack', '--out-dir', folder);
  writeFileSync(`${folder}/notes.md`, `${notesOf(sharedVersion())}\n`);
}

/** Publishes what was packed, a package after those it needs. The workflow has its own way, without our dependencies. */
function publish(): void {
  changeset('publish', '--from-pack-dir', folder, '--no-git-tag');
}

/** Packs what an app on this machine can import: neither programs for Node nor the files of the CDN. */
async function local(): Promise<void> {
  const packages = publishedPackages().filter(({ isForNode }) => !isForNode);
  rmSync(folder, { recursive: true, force: true });
  await buildPackages(packages);
  run(
    'pnpm',
    '--recursive',
    ...packages.map(({ name }) => `--filter=${name}`),
    'pack',
    '--pack-destination',
    join(process.cwd(), folder),
  );
}

function requireCleanCheckout(): void {
  const changed = git('status', '--porcelain');
  if (changed) throw new Error(`Commit or undo these first, as a release is of a commit:\n${changed}`);
}

function sharedVersion(): string {
  const { version } = JSON.parse(readFileSync('packages/core/package.json', 'utf8')) as { version: string };
  return version;
}

/** Text below the heading of a version. */
function notesOf(version: string): string {
  const sections = readFileSync('CHANGELOG.md', 'utf8').split(/^(?=## )/m);
  const own = sections.find((section) => section.startsWith(`## ${version} (`));
  if (!own) throw new Error(`CHANGELOG.md has no section "## ${version} (<date>)".`);
  return own.replace(/^.*\n/, '').trim();
}

/** Indents what follows the first line, so that Markdown keeps it in the item. */
function asItem(text: string): string {
  return `- ${text.trim().replaceAll(/\n(?=.)/g, '\n  ')}`;
}

function git(...words: string[]): string {
  return execFileSync('git', words, { encoding: 'utf8' }).trim();
}

function changeset(...words: string[]): void {
  run(process.execPath, 'node_modules/@changesets/cli/bin.js', ...words);
}

function run(command: string, ...words: string[]): void {
  execFileSync(command, words, { stdio: 'inherit' });
}
