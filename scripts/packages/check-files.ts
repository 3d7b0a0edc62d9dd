import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublishedPackage } from './published.ts';

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
}

const expected = ['description', 'keywords', 'license', 'homepage', 'bugs', 'repository'];

export function checkFiles(consumer: string, { name, isForNode }: PublishedPackage): string[] {
  const folder = join(consumer, 'node_modules', name);
  const files = ['LICENSE', 'README.md'].filter((file) => !existsSync(join(folder, file)));
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest; // pnpm wrote it
  const fields = [...expected, isForNode ? 'engines' : 'sideEffects'].filter((field) => !(field in manifest));
  return [...[...files, ...fields].map((what) => `${name} has no ${what}`), ...exactVersions(name, manifest)];
}

/** With a patch of one package alone an app would get two copies of the other, each with its own configuration. */
function exactVersions(name: string, { dependencies = {} }: Manifest): string[] {
  return Object.entries(dependencies)
    .filter(([dependency, version]) => dependency.startsWith('@adviser-widgets/') && !version.startsWith('^'))
    .map(([dependency, version]) => `${name} needs exactly ${version} of ${dependency}: write workspace:^`);
}
