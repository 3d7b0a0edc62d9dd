import { brotliCompressSync } from 'node:zlib';
import { bundleWidgets } from '../scripts/cdn/bundle-widgets.ts';
import { findWidgets } from '../scripts/cdn/find-widgets.ts';
const t = performance.now();
const chunks = await bundleWidgets(await findWidgets(), (process.argv[2] ?? 'react') as 'react');
console.log(Math.round(performance.now() - t), 'ms');
const size = new Map(chunks.map((c) => [c.name, brotliCompressSync(Buffer.from(c.code)).length]));
for (const c of chunks) console.log(c.name.padEnd(24), String(size.get(c.name)).padStart(6), c.imports.join(' '), '| later', c.later.join(' '), process.argv[3] && new RegExp(process.argv[3]).test(c.name) ? '\n   ' + c.sources.map((m) => m.replace('/root/w20/', '').replace(/node_modules.*node_modules/, 'nm')).join('\n   ') : '');
const by = new Map(chunks.map((c) => [c.name, c]));
const closure = (f: string, s = new Set<string>()): Set<string> => { if (s.has(f)) return s; s.add(f); by.get(f)?.imports.forEach((i) => closure(i, s)); return s; };
for (const name of ['runtime', 'request-call-form', 'callback-form', 'gift-programme', 'notice-banner', 'icon', 'inline-search', 'accordion','image-carousel']) {
  const all = [...closure('runtime', closure(name))];
  console.log(name.padEnd(20), all.length, 'files', all.filter((f) => f !== 'engine').reduce((n, f) => n + size.get(f)!, 0), all.join(' '));
}
