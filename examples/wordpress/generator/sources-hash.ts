import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A hash of what the plugin is written in, by which a run of the trial tells what it has tried. */
export function sourcesHash(): string {
  const folder = join(import.meta.dirname, '..');
  const isTried = (file: string) => !file.endsWith('.test.ts');
  const files = globSync(['plugin/**/*.*', 'generator/*.ts'], { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isTried);
  const hash = createHash('sha256');
  for (const file of files.sort())
    hash.update(`${file}\n${readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n')}\n`);
  return hash.digest('hex').slice(0, 16);
}
