import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { directive, isClientModule } from './client-modules.ts';
import type { PublishedPackage } from './published.ts';

/** A bundler drops the directive of a source. What needs no React stays usable in server components. */
export function checkClientModules(consumer: string, { name, entries }: PublishedPackage): string[] {
  const modules = entries.filter(({ path, built }) => path.startsWith('.') && built.endsWith('.js'));
  return modules.flatMap(({ path, built }) => {
    const file = join(consumer, 'node_modules', name, built);
    const isMarked = readFileSync(file, 'utf8').startsWith(directive);
    if (isMarked === isClientModule(file)) return [];
    const module = path.replace('.', name);
    return isMarked
      ? [`${module} begins with ${directive} but imports no React`]
      : [`${module} imports React but does not begin with ${directive}`];
  });
}
