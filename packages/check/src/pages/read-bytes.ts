import { Refusal } from './refusal.ts';

/**
 * Reads a stream to its end.
 *
 * @param max Bytes
 * @throws {Refusal} "stopped after …"
 */
export async function readBytes(stream: AsyncIterable<unknown>, max: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const bytes = chunk as Buffer; // file and response streams without an encoding give nothing else
    size += bytes.length;
    if (size > max) throw new Refusal(`stopped after ${max / 1_000_000} MB`);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}
