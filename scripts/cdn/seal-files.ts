import { createHash } from 'node:crypto';
import { appendFileSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoaderManifest } from '@adviser-widgets/loader';

/** A manifest whose runtime and late manifest are not final. */
export type UnsealedManifest = Omit<LoaderManifest, 'hashes'>;

/** Files, and their hashes one after the other. */
export interface HashedFiles {
  readonly files: readonly string[];
  readonly hashes: string;
}

/** A manifest whose files are final, and all files in the steps in which a page learns their hashes. */
export interface SealedFiles {
  readonly manifest: LoaderManifest;
  /** What loader.js holds of it; the rest is in the late manifest. */
  readonly early: LoaderManifest;
  readonly steps: readonly HashedFiles[];
}

interface SealOptions {
  /** The folder of the files. */
  readonly assets: string;
  /** Few pages take the file. */
  readonly isLate: (file: string) => boolean;
}

/** How many hashes loader.js holds: those of the most shared files, so that it can fetch them at once. */
const heldHashes = 8;

/**
 * Gives the loader the hashes of the first files, the runtime those of the others, and the late manifest those
 * of what few pages take (contract section 6). The files that hold them change by that, and get their names last. The
 * first of `files` is the runtime, the second place is for the late manifest, and files that are late come last.
 */
export function sealFiles({ files, widgets, ...rest }: UnsealedManifest, { assets, isLate }: SealOptions): SealedFiles {
  const hashed = (names: readonly string[]): HashedFiles => ({ files: names, hashes: names.map((name) => hashOf(assets, name)).join('') });
  const [runtime = '', , ...others] = files;
  const isOnTime = (file: string) => !isLate(file);
  const lazy = readdirSync(assets).filter((file) => !files.includes(file));
  const late = hashed([...others, ...lazy].filter(isLate));
  const [lateWidgets, earlyWidgets] = split(widgets, ({ files: indexes }) => indexes.includes(1));
  writeFileSync(
    join(assets, 'late.js'),
    `export const files=${JSON.stringify(late.files)},hashes="${late.hashes}",widgets=${JSON.stringify(lateWidgets)};\n`,
  );
  const lateManifest = nameByContent('late.js', assets);
  const inTime = others.filter(isOnTime);
  const first = inTime.slice(0, heldHashes - 2);
  const lazyInTime = lazy.filter(isOnTime);
  const held = hashed([...lazyInTime, ...inTime.slice(first.length)]);
  appendFileSync(join(assets, runtime), `export const lazy=${JSON.stringify(lazyInTime)},hashes="${held.hashes}";\n`);
  const sealed = nameByContent(runtime, assets);
  const start = hashed([sealed, lateManifest, ...first]);
  const { hashes } = start;
  const manifest = { ...rest, widgets, hashes, files: [sealed, lateManifest, ...others] };
  const early = { ...rest, widgets: earlyWidgets, hashes, files: [sealed, lateManifest, ...inTime] };
  return { manifest, early, steps: [start, held, late] };
}

/** The entries that fit, and the others. */
function split<Value>(all: Readonly<Record<string, Value>>, fits: (value: Value) => boolean): [Record<string, Value>, Record<string, Value>] {
  const [fitting, others] = [true, false].map((wanted) => Object.entries(all).filter(([, value]) => fits(value) === wanted));
  return [Object.fromEntries(fitting ?? []), Object.fromEntries(others ?? [])];
}

function hashOf(assets: string, file: string): string {
  return sha256(readFileSync(join(assets, file))).replace('=', '');
}

/** Renames a file after what it holds, as the bundler does: eight capitals and digits. */
function nameByContent(file: string, assets: string): string {
  const path = join(assets, file);
  const hash = createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 8).toUpperCase();
  const name = file.replace(/(-\w+)?\.js$/, `-${hash}.js`);
  renameSync(path, join(assets, name));
  return name;
}

/** SHA-256 of a file's content, in base64. */
export function sha256(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64');
}
