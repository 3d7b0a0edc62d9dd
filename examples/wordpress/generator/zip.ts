import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  /** With forward slashes. */
  readonly path: string;
  readonly content: Buffer;
}

/** 1 January 1980, the zero of the format: the same files always give the same archive. */
const date = 0x21;

/** A zip archive as WordPress takes it under Plugins → Add New → Upload. */
export function zip(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const { path, content } of entries) {
    const name = Buffer.from(path);
    const packed = deflateRawSync(content);
    const fields = common({ name, content, packed });
    const local = Buffer.concat([words('PK\x03\x04'), fields, name, packed]);
    centrals.push(Buffer.concat([words('PK\x01\x02'), short(20), fields, placed(offset), name]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = [words('PK\x05\x06'), short(0), short(0), short(entries.length), short(entries.length), long(directory.length), long(offset), short(0)];
  return Buffer.concat([...locals, directory, ...end]);
}

/** Version needed, flags (names are UTF-8), deflate, time, date, hash, sizes, length of the name, no extra field. */
function common({ name, content, packed }: { name: Buffer; content: Buffer; packed: Buffer }): Buffer {
  const sizes = [long(crc32(content)), long(packed.length), long(content.length)];
  return Buffer.concat([short(20), short(0x800), short(8), short(0), short(date), ...sizes, short(name.length), short(0)]);
}

/** No comment, first disk, no attributes, and where the entry begins. */
function placed(offset: number): Buffer {
  return Buffer.concat([short(0), short(0), short(0), long(0), long(offset)]);
}

function words(text: string): Buffer {
  return Buffer.from(text, 'latin1');
}

function short(value: number): Buffer {
  const buffer = Buffer.alloc(2);
  buffer.writeUInt16LE(value);
  return buffer;
}

function long(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32LE(value);
  return buffer;
}
