import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { problemKindInfo } from '@arethetypeswrong/core/problems';
import { readFileSync } from 'node:fs';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import type { PublishedPackage } from './published.ts';

/** What publint and "are the types wrong?" find in a packed package. */
export async function checkTarball({ name, entries }: PublishedPackage, tarball: string): Promise<string[]> {
  const data = Uint8Array.from(readFileSync(tarball));
  const { messages, pkg } = await publint({ pack: { tarball: data.buffer }, strict: true });
  const sheets = entries.filter(({ path }) => path.endsWith('.css')).map(({ path }) => path);
  const types = await checkPackage(createPackageFromTarballData(data), { excludeEntrypoints: sheets });
  const mistyped = types.types ? types.problems.filter(isOfModules) : [];
  return [
    ...messages.map((message) => `${name}: ${formatMessage(message, pkg, { color: false })}`),
    ...mistyped.map(
      (problem) => `${name}: ${problemKindInfo[problem.kind].title}: ${JSON.stringify(problem)}`,
    ),
  ];
}

/** The packages are ES modules: nothing older resolves them. */
function isOfModules(problem: object): boolean {
  return !('resolutionKind' in problem && /^node10$|^node16-cjs$/.test(String(problem.resolutionKind)));
}
