import { rolldown } from '/root/w20/node_modules/.pnpm/rolldown@1.2.19/node_modules/rolldown/dist/index.mjs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { join } from 'node:path';
import { rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { findWidgets, root } from '../scripts/cdn/find-widgets.ts';
import { runtimeDefinition } from '../scripts/cdn/runtime-definition.ts';
const light = process.argv.includes('light');
const widgets = await findWidgets();
const byFile = new Map(widgets.map((w) => [w.definitionFile, w.definition]));
const virtual = new Map(widgets.map((w) => ['\0widget:' + w.definition.name, `export { definition } from ${JSON.stringify(w.definitionFile)};
export { ${w.componentName} as component } from ${JSON.stringify(w.componentFile)};
export { mounting } from ${JSON.stringify(join(root, 'packages/widget/src/react.ts'))};`]));
const input: Record<string,string> = { runtime: join(root, 'packages/loader/src/runtime.ts') };
for (const w of widgets) input[w.definition.name] = 'widget:' + w.definition.name;
const t = performance.now();
const bundle = await rolldown({
  input,
  platform: 'browser',
  preserveEntrySignatures: 'allow-extension',
  external: [/open-report\.ts$/],
  transform: { define: { 'process.env.NODE_ENV': '"production"' }, target: ['chrome111','firefox115','safari16.4'] , jsx: { runtime: 'automatic', development: false } },
  resolve: light ? { alias: { 'react-dom/client': 'preact/compat/client', 'react-dom': 'preact/compat', 'react/jsx-runtime': 'preact/jsx-runtime', react: 'preact/compat' }, modules: ['node_modules', '/root/w20/proto/node_modules'] } : {},
  treeshake: { moduleSideEffects: false, propertyReadSideEffects: false , unknownGlobalSideEffects: false, manualPureFunctions: ['RegExp'] },
  plugins: [{
    name: 'widgets',
    resolveId(id: string) { const m = /^@adviser-widgets\/(core|ui|forms)(\/.*)?$/.exec(id); if (m && !id.endsWith('css')) return '/root/w20/packages/' + m[1] + '/src/all.ts'; if (id.startsWith('widget:')) return '\0' + id; if (light && id.startsWith('preact')) return undefined; },
    load(id: string) {
      if (virtual.has(id)) return { code: virtual.get(id)!, moduleType: 'ts', moduleSideEffects: true };
      const d = byFile.get(id);
      if (d) return { code: `export const definition = ${JSON.stringify(runtimeDefinition(d))};\nexport const { attributes } = definition;\n`, moduleType: 'js' };
    },
  }],
});
const out = join(root, 'proto/out');
rmSync(out, { recursive: true, force: true });
const { output } = await bundle.write({
  dir: out, format: 'es', entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js', comments: false,
  minify: { compress: { passes: 4 } as never, mangle: true, codegen: true } as never,
  codeSplitting: { groups: [
    { name: 'engine', test: /node_modules[\\/](react|react-dom|scheduler|preact)[\\/]/, priority: 9 },
    { name: 'runtime', test: /packages[\\/]loader[\\/]src[\\/]runtime\.ts$/, priority: 8 },
    { name: 'base', test: /packages[\\/](widget|core|ui)[\\/]/, tags: ['$initial'], priority: 7, minShareCount: Number(process.env.SHARE ?? 1) },
    { name: 'forms', test: /(packages[\\/]forms|react-hook-form|valibot|resolvers)[\\/]/, tags: ['$initial'], priority: 6, minShareCount: Number(process.env.SHARE ?? 1) },
    { name: 'sending', test: /packages[\\/](forms|core[\\/]src[\\/])/, priority: 5, minShareCount: 2 },
  ] },
});
console.log('ms', Math.round(performance.now() - t));
const br = (s: string) => brotliCompressSync(Buffer.from(s)).length;
const size = new Map<string, number>();
for (const c of output) if (c.type === 'chunk') { size.set(c.fileName, br(c.code)); }
for (const c of output) if (c.type === 'chunk') console.log(c.fileName.padEnd(44), String(size.get(c.fileName)).padStart(6), 'imports', c.imports.map((i) => i.replace(/-[\w-]{8}\.js/, '')).join(' '), '| dyn', c.dynamicImports.map((i) => i.replace(/-[\w-]{8}\.js/, '')).join(' '), process.env.V ? '\n   ' + c.moduleIds.map((m) => m.replace(root + '/', '').replace(/node_modules.*node_modules/, 'nm')).join('\n   ') : '');
const chunk = new Map(output.filter((c) => c.type === 'chunk').map((c) => [c.fileName, c]));
const closure = (f: string, s = new Set<string>()): Set<string> => { if (s.has(f)) return s; s.add(f); chunk.get(f)?.imports.forEach((i) => closure(i, s)); return s; };
for (const name of ['request-call-form', 'notice-banner', 'inline-search', 'callback-form', 'accordion']) {
  const files = [...closure(output.find((c) => c.type === 'chunk' && c.isEntry && c.name === name)!.fileName), ...closure(output.find((c) => c.type === 'chunk' && c.isEntry && c.name === 'runtime')!.fileName)];
  const all = [...new Set(files)];
  console.log(name, all.length, 'files', all.reduce((n, f) => n + size.get(f)!, 0), 'beyond engine', all.filter((f) => !/^engine/.test(f)).reduce((n, f) => n + size.get(f)!, 0));
}
