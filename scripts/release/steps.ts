import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addSection, dateSection, isUndated, sectionOf } from './changelog.ts';
import { readChanges } from './read-changes.ts';
import type { Repository } from './repository.ts';

export const stepNames = ['version', 'tag', 'build', 'test', 'pack', 'publish'] as const;
export type StepName = (typeof stepNames)[number];

export interface Step {
  readonly name: StepName;
  /** What it would do, for people. */
  describe(): Promise<string>;
  /** Whether an earlier run has taken it. */
  isDone(): Promise<boolean>;
  take(): Promise<void>;
}

interface Options {
  readonly repository: Repository;
  /** Script of package.json that has to pass. */
  readonly tests: string;
  /** Such as `2027-02-01`. */
  readonly date: string;
}

/** The way from changesets to the registry. Each step finds out by itself whether it was taken: a release goes on where it broke. */
export function stepsOfRelease(options: Options): Step[] {
  return [setVersion(options), tag(options), build(options), test(options), pack(options), publish(options)];
}

function setVersion({ repository, date }: Options): Step {
  const { root, run, read, write } = repository;
  return {
    name: 'version',
    async describe() {
      const changes = await readChanges(root);
      const what = changes.length > 0 ? `raises it by ${changes.length} changes` : `dates its section`;
      return `${what}, in every package and in CHANGELOG.md, and commits that`;
    },
    async isDone() {
      const changes = await readChanges(root);
      return changes.length === 0 && !isUndated(read('CHANGELOG.md'), repository.version());
    },
    async take() {
      const changes = await readChanges(root);
      if (changes.length > 0) await run('changeset', 'version');
      const version = repository.version();
      const changelog = read('CHANGELOG.md');
      write(
        'CHANGELOG.md',
        changes.length > 0
          ? addSection(changelog, { version, date, changes })
          : dateSection(changelog, { version, date }),
      );
      await run('git', 'add', '--all');
      await run('git', 'commit', '--message', `Release ${version}`);
    },
  };
}

function tag({ repository }: Options): Step {
  const { git, run } = repository;
  const name = () => `v${repository.version()}`;
  return {
    name: 'tag',
    describe: () => Promise.resolve('marks the commit with v and its version'),
    async isDone() {
      const tagged = await git('rev-list', '--max-count=1', name()).catch(() => undefined);
      const here = await git('rev-parse', 'HEAD');
      if (tagged && tagged !== here)
        throw new Error(
          `${name()} marks another commit, ${tagged.slice(0, 8)}. If it was pushed or published, make a changeset for what came since; if not, take the tag away: git tag --delete ${name()}`,
        );
      return tagged === here;
    },
    take: () => run('git', 'tag', '--annotate', name(), '--message', `Release ${repository.version()}`),
  };
}

function build({ repository: { run } }: Options): Step {
  return {
    name: 'build',
    describe: () => Promise.resolve('npm run build, for the address in AW_BASE'),
    isDone: () => Promise.resolve(false), // it finds out itself whether there is something to build
    take: () => run('node', '--import', 'tsx', 'scripts/build.ts', '--unless-built'),
  };
}

function test({ repository, tests }: Options): Step {
  const { git, run, folder } = repository;
  const stamp = () => join(folder(), 'tested');
  const state = async () => `${await git('rev-parse', 'HEAD')} ${tests}`;
  return {
    name: 'test',
    describe: () => Promise.resolve(`npm run ${tests}`),
    async isDone() {
      return existsSync(stamp()) && readFileSync(stamp(), 'utf8') === (await state());
    },
    async take() {
      await run('npm', 'run', tests);
      mkdirSync(folder(), { recursive: true });
      writeFileSync(stamp(), await state());
    },
  };
}

function pack({ repository }: Options): Step {
  const { run, folder, read } = repository;
  return {
    name: 'pack',
    describe: () =>
      Promise.resolve('packs what the registry does not have, and writes the notes of the release'),
    isDone: () => Promise.resolve(false), // what is missing may have changed
    async take() {
      await run('changeset', 'pack', '--out-dir', folder());
      writeFileSync(join(folder(), 'notes.md'), `${sectionOf(read('CHANGELOG.md'), repository.version())}\n`);
    },
  };
}

function publish({ repository: { run, folder } }: Options): Step {
  return {
    name: 'publish',
    describe: () => Promise.resolve('publishes what was packed, a package after those it needs'),
    isDone: () => Promise.resolve(false), // what is published already was not packed
    take: () => run('changeset', 'publish', '--from-pack-dir', folder(), '--no-git-tag'),
  };
}
