import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { snippets } from './readme.ts';

/** A hash of what the README tells to paste and of the trial, by which a run tells what it has tried. */
export function sourcesHash(): string {
  const files = globSync('*.ts', { cwd: import.meta.dirname }).filter((file) => !file.endsWith('.test.ts'));
  const texts = files
    .sort()
    .map(
      (file) => `${file}\n${readFileSync(join(import.meta.dirname, file), 'utf8').replaceAll('\r\n', '\n')}`,
    );
  return createHash('sha256')
    .update([...snippets, ...texts].join('\n'))
    .digest('hex')
    .slice(0, 16);
}
