// Checks the packages as an app gets them: packed, with only what each package.json installs.
import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { checkClient } from './packages/check-client.ts';
import { checkNames } from './packages/check-names.ts';
import { checkShaking } from './packages/check-shaking.ts';
import { checkTypes } from './packages/check-types.ts';
import { createConsumer, tarballOf } from './packages/create-consumer.ts';
import { publishedPackages, type PublishedPackage } from './packages/published.ts';

const run = promisify(execFile);
const packages = publishedPackages();
const consumer = createConsumer(packages);
try {
  const problems = await checkAll();
  console.log(problems.length > 0 ? problems.join('\n') : `${packages.length} packages are in order.`);
  process.exitCode = problems.length > 0 ? 1 : 0;
} finally {
  rmSync(consumer, { recursive: true });
}

async function checkAll(): Promise<string[]> {
  const problems = packages.flatMap(checkRanges);
  for (const published of packages) problems.push(...(await checkTarball(published)));
  const forNode = packages.filter(({ isForNode }) => isForNode);
  const forBrowsers = packages.filter(({ isForNode }) => !isForNode);
  return [
    ...problems,
    ...checkTypes(consumer, forBrowsers, []),
    ...checkTypes(consumer, forNode, ['node']),
    ...checkNames(consumer, packages),
    ...(await checkClient(forBrowsers)),
    ...(await checkShaking(consumer, forBrowsers)),
  ];
}

async function checkTarball({ name, entries }: PublishedPackage): Promise<string[]> {
  const tarball = tarballOf(consumer, name);
  const sheets = entries.filter(({ path }) => path.endsWith('.css')).map(({ path }) => path);
  const withoutSheets = sheets.length > 0 ? ['--exclude-entrypoints', ...sheets] : [];
  return [
    ...(await problemsOf('publint', ['run', tarball, '--strict'])),
    ...(await problemsOf('attw', [tarball, '--profile', 'esm-only', ...withoutSheets])),
  ];
}

async function problemsOf(command: string, words: readonly string[]): Promise<string[]> {
  try {
    await run(command, words, { shell: process.platform === 'win32' });
    return [];
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }; // what `execFile` rejects with
    return [stdout + stderr];
  }
}

/** What packages share in their internal entries changes with every version. */
function checkRanges({ name }: PublishedPackage): string[] {
  const file = join(consumer, 'node_modules', name, 'package.json');
  const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as Manifest; // pnpm wrote it
  return Object.entries(dependencies)
    .filter(([dependency, range]) => dependency.startsWith('@adviser-widgets/') && !/^\d/.test(range))
    .map(
      ([dependency, range]) => `${name} needs ${range} of ${dependency}, not one version: write workspace:*`,
    );
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
}
