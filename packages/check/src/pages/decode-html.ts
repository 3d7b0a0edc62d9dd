import { Refusal } from './refusal.ts';

export interface Decoded {
  readonly html: string;
  /** Why browsers may read other letters; the end of a sentence about the page. */
  readonly encodingProblem?: string;
}

/**
 * Decodes a page as browsers do: by its mark, its header, its `<meta>`, in this order. The header is `undefined` for a
 * file, whose server may name an encoding that the file does not.
 *
 * @throws {Refusal} if it is no text
 */
export function decodeHtml(bytes: Buffer, contentType: string | undefined): Decoded {
  const named = namedEncodings(bytes, contentType);
  const isUtf8 = decode('utf-8', bytes, true) !== undefined;
  const guess = isUtf8 ? 'utf-8' : 'windows-1252';
  const encoding = named.mark ?? known(named.header) ?? ofMeta(named.meta) ?? guess;
  const whole = decode(encoding, bytes, true);
  const html = whole ?? decode(encoding, bytes, false) ?? '';
  if (html.includes('\0')) throw new Refusal('is not text: it holds bytes that no page has');
  const problem =
    whole === undefined
      ? `holds bytes that are not ${encoding}: save it as UTF-8`
      : problemOf(named, contentType !== undefined && bytes.some((byte) => byte > 127));
  return { html, ...(problem && { encodingProblem: problem }) };
}

interface NamedEncodings {
  readonly mark: string | undefined;
  readonly header: string | undefined;
  readonly meta: string | undefined;
}

function namedEncodings(bytes: Buffer, contentType = ''): NamedEncodings {
  const [, header] = /;\s*charset\s*=\s*["']?([^\s"';]+)/i.exec(contentType) ?? [];
  const start = bytes.toString('latin1', 0, 1024).replace(/<!--.*?-->/gs, ''); // where browsers look
  const [, meta] = /<meta\s[^>]*charset\s*=[\s"']*([^\s"'/>;]+)/i.exec(start) ?? [];
  return { mark: markOf(bytes), header, meta };
}

function markOf([first, second, third]: Buffer): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xff && second === 0xfe ? 'utf-16le' : undefined;
}

/** Returns the encoding of a label that browsers know. */
function known(label: string | undefined): string | undefined {
  if (label === undefined) return undefined;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}

/** A `<meta>` that can be read byte by byte is not in UTF-16, whatever it says. */
function ofMeta(label: string | undefined): string | undefined {
  return known(label)?.replace(/^utf-16.*/, 'utf-8');
}

function problemOf({ mark, header, meta }: NamedEncodings, needsName: boolean): string {
  const unknown = [header, meta].find((label) => label !== undefined && known(label) === undefined);
  if (unknown !== undefined) return `names the encoding "${unknown}", which no browser knows: write utf-8`;
  if (mark !== undefined) return '';
  if (known(header) && known(meta) && known(header) !== ofMeta(meta))
    return `says "${header}" in its header and "${meta}" in its <meta>, and browsers believe the header: name one`;
  return needsName && header === undefined && meta === undefined
    ? 'names no encoding, so browsers guess it: write <meta charset="utf-8"> first in the head'
    : '';
}

/** Returns `undefined` if the encoding must have all bytes, and has not. */
function decode(encoding: string, bytes: Buffer, isStrict: boolean): string | undefined {
  if (encoding === 'windows-1252') return decodeWindows1252(bytes);
  try {
    return new TextDecoder(encoding, { fatal: isStrict }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Node 20 takes it for ISO 8859-1, which has no quotes and dashes between 0x80 and 0x9f. */
const from0x80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function decodeWindows1252(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replace(/[\x80-\x9f]/g, (control) => from0x80[control.charCodeAt(0) - 0x80] ?? '');
}
