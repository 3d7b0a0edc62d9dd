import { zipSync } from 'fflate';

export interface ZipEntry {
  /** With forward slashes. */
  readonly path: string;
  readonly content: Buffer;
}

/** The zero of the format: the same files always give the same archive. */
const mtime = new Date(1980, 0, 1);

/** A zip archive as WordPress takes it under Plugins → Add New → Upload. */
export function zip(entries: readonly ZipEntry[]): Uint8Array {
  return zipSync(Object.fromEntries(entries.map(({ path, content }) => [path, content])), { mtime });
}
