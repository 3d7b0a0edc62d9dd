import { brotliCompressSync } from 'node:zlib';
import { minify } from 'terser';
import { bundleWidgets } from '../scripts/cdn/bundle-widgets.ts';
import { findWidgets } from '../scripts/cdn/find-widgets.ts';
const chunks = await bundleWidgets(await findWidgets(), 'react');
let a = 0, b = 0;
for (const c of chunks) if (['core','base','forms','request-call-form','page','runtime'].includes(c.name)) {
  const { code = '' } = await minify(c.code, { module: true, ecma: 2020, compress: { ecma: 2020, passes: 2, pure_getters: true, unsafe_arrows: true } });
  const [x, y] = [c.code, code].map((s) => brotliCompressSync(Buffer.from(s)).length);
  console.log(c.name, x, y); a += x; b += y;
}
console.log(a, b);
