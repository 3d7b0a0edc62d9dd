import { brotliCompressSync as b } from 'node:zlib';
import { buildStyleSheets } from '../scripts/cdn/style-sheets.ts';
import { findWidgets, packageOf } from '../scripts/cdn/find-widgets.ts';
const ws = await findWidgets();
const s = await buildStyleSheets(ws);
const fam = new Map<string, string>();
for (const w of ws) { const c = s.get(`${w.definition.name}.css`); if (c) fam.set(packageOf(w), (fam.get(packageOf(w)) ?? '') + c); }
for (const [n, c] of s) console.log(n, b(Buffer.from(c)).length);
console.log('--'); for (const [n, c] of fam) console.log(n, b(Buffer.from(c)).length);
