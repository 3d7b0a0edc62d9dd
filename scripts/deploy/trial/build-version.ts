import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copySources } from '../../build/copy-sources.ts';
import { builtRelease } from '../built-release.ts';

interface Edit {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Builds a copy of the sources as another version.
 *
 * @returns the folder of its built releases
 */
export function buildVersion(version: string, edits: readonly Edit[]): string {
  const copy = copySources();
  const ofVersion = {
    file: 'packages/loader/package.json',
    from: `"version": "${builtRelease.version}"`,
    to: `"version": "${version}"`,
  };
  for (const { file, from, to } of [ofVersion, ...edits]) {
    const text = readFileSync(join(copy, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} no longer contains ${from}`);
    writeFileSync(join(copy, file), text.replaceAll(from, to));
  }
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/build/build-cdn.ts'], {
    cwd: copy,
    stdio: 'pipe',
  });
  return join(copy, 'packages/loader/dist/cdn');
}
