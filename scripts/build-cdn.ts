import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { shorten, type LoaderManifest } from '@adviser-widgets/loader';
import { build } from 'tsup';
import { browsers, buildModules, minifier } from './cdn/build-modules.ts';
import { buildEditor } from './cdn/build-editor.ts';
import { buildExtras } from './cdn/build-extras.ts';
import { buildReport } from './cdn/build-report.ts';
import { compileAtOnce } from './cdn/compile-at-once.ts';
import { fileGraph } from './cdn/file-graph.ts';
import { contentSecurityPolicy } from './cdn/content-security-policy.ts';
import { findWidgets, root } from './cdn/find-widgets.ts';
import { iconSprite } from './cdn/icon-sprite.ts';
import { intentFiles, loaderManifest } from './cdn/loader-manifest.ts';
import { pageCss } from './cdn/page-css.ts';
import { sealFiles } from './cdn/seal-files.ts';
import { picturePath, preloadHints, widgetsJson } from './cdn/widgets-json.ts';

const loaderPackage = join(root, 'packages/loader');
const cdn = join(loaderPackage, 'dist/cdn');
const accountFile = join(loaderPackage, '.generated/build.json');

/** Where a page's loader looks for its files when it cannot tell its own address (contract section 2). */
const fixedBase = process.env.AW_BASE ?? '/adviser-widgets/1/';

/** What the build made, for the size check and the benchmark. */
export interface BuildAccount extends LoaderManifest {
  /** The file that holds React and nothing else. */
  readonly react: string;
  /** What the runtime imports. */
  readonly runtime: readonly string[];
  /** What few pages ask for. */
  readonly extras: string;
  /** Per widget: what it imports once a visitor shows intent, with all that this takes. */
  readonly onIntent: Readonly<Record<string, readonly string[]>>;
}

export function readBuildAccount(): BuildAccount {
  return JSON.parse(readFileSync(accountFile, 'utf8')) as BuildAccount;
}

/** Builds what a CDN serves (contract section 6): `<exact version>/` and `<major>/`, side by side. */
export async function buildCdn(): Promise<void> {
  const { version } = JSON.parse(readFileSync(join(loaderPackage, 'package.json'), 'utf8')) as { version: string };
  const folder = join(cdn, version);
  rmSync(cdn, { recursive: true, force: true });
  mkdirSync(join(folder, 'assets'), { recursive: true });
  const widgets = await findWidgets();
  const assets = join(folder, 'assets');
  const extras = await buildExtras(assets);
  const graph = fileGraph(await buildModules(widgets, { outDir: assets, report: await buildReport(assets), extras }));
  const [reactFile = ''] = graph.imports(graph.entry('react'));
  // It only names what the file behind it holds; the benchmark's hand-written page needs the names.
  renameSync(join(assets, graph.entry('react')), join(loaderPackage, '.generated/react-names.js'));
  const { manifest: unsealed, isLate } = await loaderManifest({ version, widgets, graph, assets });
  compileAtOnce(assets);
  const sealed = sealFiles(unsealed, { assets, isLate });
  const { manifest } = sealed;
  await buildLoader(sealed.early, folder);
  const account: BuildAccount = {
    ...manifest,
    react: reactFile,
    runtime: graph.imports(graph.entry('runtime')),
    extras,
    onIntent: Object.fromEntries(widgets.map(({ definition }) => [definition.name, intentFiles(graph, definition.name)])),
  };
  writeFileSync(accountFile, JSON.stringify(account, null, 2));
  writeFileSync(join(folder, 'page.css'), await pageCss(widgets));
  writeFileSync(join(folder, 'icons.svg'), await iconSprite());
  writeManifest({ manifest, widgets, assets }, folder);
  writeFileSync(join(folder, 'csp.txt'), contentSecurityPolicy({ base: fixedBase, sealed }));
  await buildEditor(folder);
  cpSync(folder, join(cdn, version.split('.')[0] ?? '1'), { recursive: true });
}

/** `widgets.json`, and per widget its picture and the links a CMS template can print into the head. */
function writeManifest(built: Parameters<typeof widgetsJson>[0], folder: string): void {
  const json = widgetsJson(built);
  writeFileSync(join(folder, 'widgets.json'), `${JSON.stringify(json, null, 2)}\n`);
  mkdirSync(join(folder, 'preload'));
  for (const { name, files } of json.widgets) {
    writeFileSync(join(folder, 'preload', `${name}.html`), preloadHints(files, fixedBase));
  }
  for (const { definition, pictureFile } of built.widgets) cpSync(pictureFile, join(folder, picturePath(definition.name)));
}

async function buildLoader(manifest: LoaderManifest, outDir: string): Promise<void> {
  await build({
    config: false,
    silent: true,
    entry: { loader: join(loaderPackage, 'src/loader.ts') },
    outDir,
    format: ['iife'],
    outExtension: () => ({ js: '.js' }),
    platform: 'browser',
    target: browsers,
    minify: 'terser',
    terserOptions: { ...minifier, module: false },
    define: { AW_MANIFEST: JSON.stringify(shorten(manifest)), AW_BASE: JSON.stringify(fixedBase) },
  });
  const file = join(outDir, 'loader.js');
  // A concatenating optimiser may leave the file before it without its semicolon.
  writeFileSync(file, `;${readFileSync(file, 'utf8')}`);
}

function readCsp(): string {
  return readFileSync(join(cdn, readBuildAccount().version, 'csp.txt'), 'utf8').trim();
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await buildCdn();
  console.log(`Built ${basename(cdn)}. Its pages need, beside what they need themselves:\n${readCsp()}`);
}
