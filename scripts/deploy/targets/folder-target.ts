import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Target } from './target.ts';

/** A folder that a web server serves. The server adds the headers (see "Serving the files" in the guide). */
export function folderTarget(folder: string): Target {
  return {
    name: `${folder}${sep}`,
    async list(below) {
      const entries = await unlessMissing(
        readdir(join(folder, below), { recursive: true, withFileTypes: true }),
      );
      return (entries ?? [])
        .filter((entry) => entry.isFile() && !draft.test(entry.name))
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .sort();
    },
    read: (path) => unlessMissing(readFile(join(folder, path))),
    async write({ path, content }) {
      const file = join(folder, path);
      await mkdir(dirname(file), { recursive: true });
      const unfinished = `${file}.${process.pid}.part`;
      await writeFile(unfinished, content);
      await rename(unfinished, file);
    },
    remove: (path) => rm(join(folder, path), { force: true }),
  };
}

/** What an interrupted run leaves is no file of a release. */
const draft = /\.\d+\.part$/;

async function unlessMissing<Value>(found: Promise<Value>): Promise<Value | undefined> {
  try {
    return await found;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
