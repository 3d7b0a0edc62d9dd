import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Chromium compiles a file with this line as a whole while it comes, and not function by function on the main thread
 * at the first call (https://github.com/WICG/explicit-javascript-compile-hints-file-based). It has to be the first line.
 */
export const compileHint = '//# allFunctionsCalledOnLoad';

/** For what is fetched at a first sign of intent: nearly all of it runs at the first press of a key or a button. */
export function compileAtOnce(files: ReadonlySet<string>, assets: string): void {
  for (const file of files) {
    const path = join(assets, file);
    writeFileSync(path, `${compileHint}\n${readFileSync(path, 'utf8')}`);
  }
}
