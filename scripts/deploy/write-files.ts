import { inStages } from './release-files.ts';
import type { Target, TargetFile } from './targets/target.ts';

/** Requests at a time. */
const parallel = 8;

/**
 * Writes what the target lacks or has otherwise, and removes nothing. A run that was interrupted can be repeated.
 *
 * @returns the paths that it wrote
 */
export async function writeFiles(target: Target, files: readonly TargetFile[]): Promise<string[]> {
  const written: string[] = [];
  const writeChanged = async (file: TargetFile) => {
    const existing = await target.read(file.path);
    if (existing?.equals(file.content)) return;
    await target.write(file);
    written.push(file.path);
  };
  for (const stage of inStages(files))
    for (let start = 0; start < stage.length; start += parallel)
      await Promise.all(stage.slice(start, start + parallel).map(writeChanged));
  return written;
}
