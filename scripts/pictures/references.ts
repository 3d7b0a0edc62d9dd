import decode, { init as initDecoder } from '@jsquash/webp/decode.js';
import encode, { init as initEncoder } from '@jsquash/webp/encode.js';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Pixels } from './compare.ts';

/** One sheet per story, and the browser that drew them. */
const folder = join(import.meta.dirname, '../../stories/pictures');
const browserFile = join(folder, 'browser.txt');

/** Returns `undefined` if there is none. */
export async function readReference(id: string): Promise<Pixels | undefined> {
  const file = fileOf(id);
  if (!existsSync(file)) return undefined;
  await prepareCodec();
  const { width, height, data } = await decode(new Uint8Array(readFileSync(file)).buffer);
  return { width, height, data: new Uint8ClampedArray(data) };
}

export function writeReference(id: string, sheet: Pixels): Promise<void> {
  return writeSheet(fileOf(id), sheet);
}

/** Writes a WebP file without loss. */
export async function writeSheet(file: string, sheet: Pixels): Promise<void> {
  await prepareCodec();
  mkdirSync(dirname(file), { recursive: true });
  const image = { ...sheet, colorSpace: 'srgb', pixelFormat: 'rgba-unorm8' } as const;
  writeFileSync(file, new Uint8Array(await encode(image, { lossless: 1, quality: 75, method: 4 })));
}

/** References of stories that are gone. */
export function strayReferences(ids: readonly string[]): string[] {
  const kept = new Set(ids.map(fileOf));
  const files = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  return files.filter((file) => file.endsWith('.webp') && !kept.has(file));
}

/** Other versions and systems draw text a little differently. */
export function nameBrowser(version: string): string {
  return `Chromium ${version.split('.')[0]} on ${process.platform}`;
}

/** Returns `undefined` if no picture has been taken. */
export function readBrowser(): string | undefined {
  return existsSync(browserFile) ? readFileSync(browserFile, 'utf8').trim() : undefined;
}

export function writeBrowser(name: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(browserFile, `${name}\n`);
}

function fileOf(id: string): string {
  return join(folder, `${id}.webp`);
}

let prepared: Promise<unknown> | undefined;

/** Outside a browser, the codec does not find its programs by itself. */
function prepareCodec(): Promise<unknown> {
  const load = (file: string) =>
    new WebAssembly.Module(readFileSync(fileURLToPath(import.meta.resolve(`@jsquash/webp/codec/${file}`))));
  // Node has no `ImageData`, which the decoder makes by its three parameters.
  globalThis.ImageData ??= function (data: Uint8ClampedArray, width: number, height: number) {
    return { data, width, height };
  } as unknown as typeof ImageData;
  prepared ??= Promise.all([
    initEncoder(load('enc/webp_enc_simd.wasm')),
    initDecoder(load('dec/webp_dec.wasm')),
  ]);
  return prepared;
}
