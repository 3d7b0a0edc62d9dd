import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import * as zlib from 'node:zlib';
import { readBytes } from './read-bytes.ts';
import { Refusal } from './refusal.ts';

type Unpack = () => NodeJS.ReadWriteStream;

/** Node 20 cannot unpack zstd. */
const zstd = (zlib as { createZstdDecompress?: Unpack }).createZstdDecompress;

const unpackers: Readonly<Record<string, Unpack>> = {
  gzip: zlib.createGunzip,
  'x-gzip': zlib.createGunzip,
  deflate: zlib.createInflate,
  br: zlib.createBrotliDecompress,
  ...(zstd && { zstd }),
};

/** Returns the body without its Content-Encoding: some servers compress whatever one accepts. */
export async function readBody(response: IncomingMessage, max: number, signal: AbortSignal): Promise<Buffer> {
  const names = encodingsOf(response);
  const unknown = names.find((name) => !Object.hasOwn(unpackers, name));
  if (unknown !== undefined) {
    response.destroy();
    throw new Refusal(`is sent with the Content-Encoding "${unknown}", which this program cannot unpack`);
  }
  const streams = [...names].reverse().flatMap((name) => unpackers[name]?.() ?? []);
  // Node's types know no function at the end of a list, whose result is that of the pipeline.
  const read = (source: AsyncIterable<unknown>) => readBytes(source, max);
  const parts = [response, ...streams, read] as unknown as NodeJS.ReadWriteStream[];
  try {
    return (await pipeline(parts, { signal })) as unknown as Buffer;
  } catch (error) {
    if (error instanceof Refusal || signal.aborted) throw error;
    throw new Refusal(
      isOfZlib(error)
        ? `is sent with the Content-Encoding "${names.join(', ')}", but is damaged or something else`
        : 'was cut off: the connection ended in the middle of the answer',
      { cause: error },
    );
  }
}

function encodingsOf({ headers, statusCode }: IncomingMessage): string[] {
  if (statusCode === 204 || statusCode === 304) return [];
  const names = (headers['content-encoding'] ?? '').toLowerCase().split(',');
  return names.map((name) => name.trim()).filter((name) => name !== '' && name !== 'identity');
}

/** `Z_DATA_ERROR`, `ERR__ERROR_FORMAT_PADDING_1` (Brotli), `ZSTD_error_…` */
function isOfZlib(error: unknown): boolean {
  return /^(Z_|ERR__ERROR|ERR_BROTLI|ERR_ZSTD|ZSTD_)/.test((error as NodeJS.ErrnoException).code ?? '');
}
