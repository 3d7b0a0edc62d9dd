// Checks the packages as a consumer gets them.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { checkClientModules } from './packages/check-client-modules.ts';
import { checkDocstrings } from './packages/check-docstrings.ts';
import { checkFiles } from './packages/check-files.ts';
import { checkModules } from './packages/check-modules.ts';
import { checkReadmes } from './packages/check-readmes.ts';
import { checkShaking } from './packages/check-shaking.ts';
import { checkTypes } from './packages/check-types.ts';
import { createConsumer } from './packages/create-consumer.ts';
import { publishedPackages, type PublishedPackage } from './packages/published.ts';

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
  const forBrowsers = packages.filter(({ isForNode }) => !isForNode).flatMap(modulePaths);
  const forNode = packages.filter(({ isForNode }) => isForNode).flatMap(modulePaths);
  return [
    ...(await checkManifests()),
    ...packages.flatMap((published) => checkFiles(consumer, published)),
    ...packages.flatMap((published) => checkClientModules(consumer, published)),
    ...checkTypes(consumer, 'bundler', forBrowsers),
    ...checkTypes(consumer, 'rendering', forBrowsers),
    ...checkTypes(consumer, 'node', forNode),
    ...(await checkModules(consumer, packages.flatMap(publicPaths))),
    ...checkDocstrings(consumer, packages.flatMap(modulePaths)),
    ...(await checkShaking(consumer, forBrowsers)),
    ...checkReadmes(consumer, packages),
  ];
}

async function checkManifests(): Promise<string[]> {
  const found = await Promise.all(packages.map(checkManifest));
  return found.flat();
}

async function checkManifest({ name }: PublishedPackage): Promise<string[]> {
  const { messages, pkg } = await publint({
    pkgDir: join(consumer, 'node_modules', name),
    strict: true,
    pack: false,
  });
  return messages.map(
    (message) => `${name}: ${formatMessage(message, pkg, { color: false }) ?? message.code}`,
  );
}

function publicPaths({ name, entries }: PublishedPackage): string[] {
  return entries.filter(({ path }) => path.startsWith('.')).map(({ path }) => path.replace('.', name));
}

function modulePaths(published: PublishedPackage): string[] {
  return publicPaths({
    ...published,
    entries: published.entries.filter(({ source }) => /\.tsx?$/.test(source)),
  });
}
