import { brotliCompressSync as b } from 'node:zlib';
import { bundleLoader } from '../scripts/cdn/bundle-loader.ts';
const empty = { version: '1.0.0', files: [], hashes: '', widgets: {}, runtime: [] } as never;
const code = await bundleLoader(empty, '/adviser-widgets/1/');
console.log(code.length, b(Buffer.from(code)).length);
