import { createReadStream } from 'node:fs';
import { readBytes } from './read-bytes.ts';

export async function readFile(name: string, max: number): Promise<Buffer> {
  try {
    return await readBytes(createReadStream(name), max);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new Error(`there is no file ${name}`, { cause: error });
    throw new Error(`${name} could not be read: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
