import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { withOtherFiles } from '../cdn/widgets-json.ts';
import { isAsset } from './targets/headers.ts';
import type { Target, TargetFile } from './targets/target.ts';

/** An exact version, such as `1.0.0`, or a name for one: `1`, `next`. */
export type Channel = string;

/** Files that name their own folder: the loader, for pages that contain its code, and the links for preloading. */
const namesItsFolder = /(^|\/)(loader\.js|preload\/[^/]+)$/;

/** Which files are written after all others, in this order; the last one says that a release is complete. */
const lateFiles = [/\/page\.css$/, /\/loader\.js$/, /^[^/]+\/widgets\.json$/];

/** Groups files so that each comes after those that it makes a page ask for. */
export function inStages<File extends { readonly path: string }>(files: readonly File[]): File[][] {
  const stages: File[][] = [];
  for (const file of files) {
    const late = lateFiles.findIndex((pattern) => pattern.test(file.path));
    (stages[isAsset(file.path) ? 0 : late + 2] ??= []).push(file);
  }
  return stages.filter(Boolean); // a stage may have no file
}

export function builtFiles(folder: string, version: string): TargetFile[] {
  const entries = readdirSync(join(folder, version), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return { path: relative(folder, file).split(sep).join('/'), content: readFileSync(file) };
    });
}

/** @throws {Error} if the target does not have this version */
export async function releasedFiles(target: Target, version: string): Promise<TargetFile[]> {
  const paths = await target.list(`${version}/`);
  if (!paths.includes(`${version}/widgets.json`))
    throw new Error(
      `${target.name} has no complete release ${version}. "npm run cdn -- list" shows those it has.`,
    );
  return Promise.all(
    paths.map(async (path) => ({ path, content: (await target.read(path)) ?? Buffer.alloc(0) })),
  );
}

/**
 * The files of an exact version as those of a channel.
 *
 * @param base Address of all releases that the version was built for, with a trailing slash
 * @throws {Error} if a file was built for another address
 */
export function inChannel(
  files: readonly TargetFile[],
  { version, channel, base }: { readonly version: string; readonly channel: Channel; readonly base: string },
): TargetFile[] {
  const moved = new Map(files.map(({ path, content }) => [path.slice(version.length + 1), content]));
  for (const [path, content] of moved) {
    if (!namesItsFolder.test(path)) continue;
    const text = content.toString();
    if (!text.includes(`${base}${version}/`))
      throw new Error(
        `${version}/${path} was not built for ${base}. Build with AW_BASE=${base}, or name the address with --base.`,
      );
    moved.set(path, Buffer.from(text.replaceAll(`${base}${version}/`, `${base}${channel}/`)));
  }
  const json = moved.get('widgets.json');
  if (json) moved.set('widgets.json', Buffer.from(withOtherFiles(json.toString(), moved)));
  return [...moved].map(([path, content]) => ({ path: `${channel}/${path}`, content }));
}
