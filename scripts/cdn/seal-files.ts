import { createHash } from 'node:crypto';
import { appendFileSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { LoaderManifest } from '@adviser-widgets/loader';

export type UnsealedManifest = Omit<LoaderManifest, 'hashes'>;

/** A manifest whose files are final, and the names and hashes that the runtime holds. */
export interface SealedFiles {
  readonly manifest: LoaderManifest;
  readonly lazy: readonly string[];
  readonly lateHashes: string;
}

/** How many hashes loader.js holds: those of the most shared files, so that it can fetch them at once. */
const early = 8;

/**
 * Gives the loader the hashes of the first files, and the runtime those of all others (contract
 * section 6). The runtime's own file changes by that, and gets its name and hash last. `files` are in
 * the folder `assets`, the runtime is the first.
 */
export function sealFiles({ files, ...rest }: UnsealedManifest, assets: string): SealedFiles {
  const [runtime = '', ...others] = files;
  const hash = (file: string) => sha256(readFileSync(join(assets, file))).replace('=', '');
  const lazy = readdirSync(assets).filter((file) => !files.includes(file));
  const lateHashes = [...others.slice(early - 1), ...lazy].map(hash).join('');
  appendFileSync(join(assets, runtime), `export const lazy=${JSON.stringify(lazy)},hashes="${lateHashes}";\n`);
  const sealed = runtime.replace(/-\w+\.js$/, `-${nameHash(join(assets, runtime))}.js`);
  renameSync(join(assets, runtime), join(assets, sealed));
  const hashes = [sealed, ...others.slice(0, early - 1)].map(hash).join('');
  return { manifest: { ...rest, files: [sealed, ...others], hashes }, lazy, lateHashes };
}

/** SHA-256 of a file's content, in base64. */
export function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64');
}

/** As the bundler writes it into file names: eight capitals and digits. */
function nameHash(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8).toUpperCase();
}
