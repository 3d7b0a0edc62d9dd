import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublishedPackage } from './published.ts';

export function checkFiles(consumer: string, { name, isForNode }: PublishedPackage): string[] {
  const folder = join(consumer, 'node_modules', name);
  const files = ['LICENSE', 'README.md'].filter((file) => !existsSync(join(folder, file)));
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as object; // pnpm wrote it
  const fields = ['description', 'keywords', 'license', isForNode ? 'engines' : 'sideEffects'].filter(
    (field) => !(field in manifest),
  );
  return [...files, ...fields].map((what) => `${name} has no ${what}`);
}
