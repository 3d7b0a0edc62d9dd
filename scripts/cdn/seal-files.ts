import { createHash } from 'node:crypto';
import { fileName, type FileTable } from '@adviser-widgets/loader';
import { unsealed, type Chunk } from './chunk.ts';

/** A file that is named after its content. */
export interface SealedFile {
  readonly content: string;
  /** SHA-256 in base64, without the trailing `=`. */
  readonly hash: string;
  /** The source map of a script, as JSON. */
  readonly map?: string | undefined;
}

/** Files by their original names: `engine`, `ui.css`. */
export type SealedFiles = ReadonlyMap<string, SealedFile>;

/**
 * A module is sealed after those that it imports, as it contains their names.
 *
 * @throws {Error} if an ad blocker would block a file because of its name
 */
export function sealFiles(
  chunks: readonly Chunk[],
  sheets: ReadonlyMap<string, string>,
): Map<string, SealedFile> {
  const sealed = new Map([...sheets].map(([name, content]) => [name, seal(content)]));
  const byName = new Map(chunks.map((chunk) => [chunk.name, chunk]));
  const finish = (name: string, importers: readonly string[] = []): void => {
    const chunk = byName.get(name);
    if (!chunk || sealed.has(name)) return;
    if (importers.includes(name))
      throw new Error(`These files import one another: ${[...importers, name].join(' → ')}`);
    chunk.imports.forEach((imported) => finish(imported, [...importers, name]));
    sealed.set(name, { ...seal(withFinalNames(chunk, sealed)), map: chunk.map });
  };
  chunks.forEach(({ name }) => finish(name));
  for (const name of sealed.keys()) checkName(name);
  return sealed;
}

/**
 * Words that filter lists block in file names: EasyPrivacy has `/assets/tracking-` and `/google-analytics-`,
 * EasyList `/ads-` and `/advert-`, lists against annoyances `-consent-banner-` and `/newsletter-box-`. Names such
 * as `notice-banner-…` and `pop-up-…` pass them all.
 */
const blockedWord = /\b(ads?|adv|advert\w*|analytics|consent|cookies?|gdpr|newsletter|popunder|tracking)\b/i;

function checkName(name: string): void {
  const word = blockedWord.exec(name)?.[0];
  if (word === undefined) return;
  throw new Error(
    `Ad blockers would block the built file "${name}" because of "${word}". Rename its source file, or its group in name-chunks.ts.`,
  );
}

function withFinalNames({ name, code, imports }: Chunk, sealed: SealedFiles): string {
  const final = imports.reduce(
    (text, imported) => text.replaceAll(`./${unsealed(imported)}`, `./${nameOf(imported, sealed)}`),
    code,
  );
  if (final.includes(unsealed(''))) throw new Error(`"${name}" imports a file past the loader`);
  return final;
}

export function seal(content: string): SealedFile {
  return { content, hash: createHash('sha256').update(content).digest('base64').replace('=', '') };
}

export function nameOf(name: string, sealed: SealedFiles): string {
  return fileName(tableOf([name], sealed), 0);
}

export function tableOf(names: readonly string[], sealed: SealedFiles): FileTable {
  const hash = (name: string) => {
    const file = sealed.get(name);
    if (!file) throw new Error(`The build made no file "${name}"`);
    return file.hash;
  };
  return { files: names, hashes: names.map(hash).join('') };
}
