import { inStages } from './release-files.ts';
import type { Target, TargetFile } from './targets/target.ts';

/** Requests at a time. */
const parallel = 8;

/**
 * Writes into one folder what the target lacks or has otherwise, and removes nothing. A run that was interrupted can be repeated.
 *
 * @returns the paths that it wrote
 */
export async function writeFiles(
  target: Target,
  folder: string,
  files: readonly TargetFile[],
): Promise<string[]> {
  const written: string[] = [];
  const present = new Set(await target.list(folder));
  const writeChanged = async (file: TargetFile) => {
    if (present.has(file.path) && (await target.read(file.path))?.equals(file.content)) return;
    await target.write(file);
    written.push(file.path);
  };
  for (const stage of inStages(files))
    for (let start = 0; start < stage.length; start += parallel)
      await Promise.all(stage.slice(start, start + parallel).map(writeChanged));
  return written;
}
