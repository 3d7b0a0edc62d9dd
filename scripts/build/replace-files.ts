import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * Moves the files of a folder to a target that may be in use, and removes the target's others. Each file changes in one
 * step, one that is the same is not touched, and a loader comes after the assets that it names.
 */
export function replaceFiles(folder: string, target: string): void {
  const paths = filesIn(folder);
  for (const path of paths) {
    if (isAlike(join(folder, path), join(target, path))) continue;
    mkdirSync(dirname(join(target, path)), { recursive: true });
    renameSync(join(folder, path), join(target, path));
  }
  for (const path of filesIn(target).filter((path) => !paths.includes(path))) rmSync(join(target, path));
}

/** Returns the paths of all files in a folder, sorted, relative to it. */
export function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => relative(folder, join(parentPath, name))).sort();
}

function isAlike(path: string, other: string): boolean {
  return existsSync(other) && readFileSync(path).equals(readFileSync(other));
}
