import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const loader = join(import.meta.dirname, '../../../../loader');

/** The folder of the built files, with a subfolder for each release. */
export const builtFiles = join(loader, 'dist/cdn');

/** The files that a widget loads after its own, by widget name, from the build's report. */
export function laterFiles(engine: 'react' | 'light'): Readonly<Record<string, readonly string[]>> {
  const account = readFileSync(join(loader, `.generated/build-${engine}.json`), 'utf8');
  return (JSON.parse(account) as { later: Record<string, readonly string[]> }).later;
}

/** Of this release, such as `1.0.0`. */
export const builtVersion = (
  JSON.parse(readFileSync(join(loader, 'package.json'), 'utf8')) as { version: string }
).version;
