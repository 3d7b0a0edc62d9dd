// Checks the packages as an app gets them: packed, with only what each package.json installs.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { print } from '@adviser-widgets/check/internal';
import { checkClient } from './packages/check-client.ts';
import { checkNames } from './packages/check-names.ts';
import { checkShaking } from './packages/check-shaking.ts';
import { checkTarball } from './packages/check-tarball.ts';
import { checkTypes } from './packages/check-types.ts';
import { createConsumer, tarballOf } from './packages/create-consumer.ts';
import { publishedPackages, type PublishedPackage } from './packages/published.ts';

const packages = publishedPackages();
const consumer = createConsumer(packages);
try {
  const problems = await checkAll();
  print(
    ...(problems.length > 0
      ? problems.flatMap((problem) => problem.split('\n'))
      : [`${packages.length} packages are in order.`]),
  );
  process.exitCode = problems.length > 0 ? 1 : 0;
} finally {
  rmSync(consumer, { recursive: true });
}

async function checkAll(): Promise<string[]> {
  const problems = packages.flatMap(checkRanges);
  for (const published of packages)
    problems.push(...(await checkTarball(published, tarballOf(consumer, published.name))));
  const forNode = packages.filter(({ isForNode }) => isForNode);
  const forBrowsers = packages.filter(({ isForNode }) => !isForNode);
  return [
    ...problems,
    ...(await checkTypes(consumer, forBrowsers, [])),
    ...(await checkTypes(consumer, forNode, ['node'])),
    ...checkNames(consumer, packages),
    ...(await checkClient(forBrowsers)),
    ...(await checkShaking(consumer, forBrowsers)),
  ];
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
