import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildEditor } from '../cdn/build-editor.ts';
import { writeBuildAccount } from '../cdn/build-account.ts';
import { bundleLoader } from '../cdn/bundle-loader.ts';
import { bundleWidgets, engines, type Engine } from '../cdn/bundle-widgets.ts';
import { contentSecurityPolicy } from '../cdn/content-security-policy.ts';
import { findWidgets, root, type FoundWidget } from '../cdn/find-widgets.ts';
import { iconSprite } from '../cdn/icon-sprite.ts';
import { sealRelease, type SealedRelease } from '../cdn/loader-manifest.ts';
import { withOtherFiles } from '../cdn/other-files.ts';
import { pageCss } from '../cdn/page-css.ts';
import { nameOf } from '../cdn/seal-files.ts';
import { buildStyleSheets } from '../cdn/style-sheets.ts';
import { picturePath, preloadHints, widgetsJson } from '../cdn/widgets-json.ts';
import { noticesOf, packagesOf, requireAllowed } from '../licences.ts';

const cdn = join(root, 'packages/loader/dist/cdn');

/** A URL or a path. */
const releases = process.env.AW_BASE ?? '/adviser-widgets/';

interface Release extends SealedRelease {
  readonly engine: Engine;
  readonly json: ReturnType<typeof widgetsJson>;
  readonly sources: readonly string[];
  readonly common: Readonly<Record<string, string>>;
}

/** Builds `<exact version>/`, `<major>/` and `next/`; keeps other releases' folders. */
export async function buildCdn(): Promise<void> {
  const { version } = JSON.parse(readFileSync(join(root, 'packages/loader/package.json'), 'utf8')) as {
    version: string;
  };
  const widgets = await findWidgets();
  const common = {
    'page.css': await pageCss(widgets),
    'icons.svg': await iconSprite(),
    ...readPictures(widgets),
  };
  const sheets = await buildStyleSheets(widgets);
  const built = await Promise.all(
    engines.map(async (engine): Promise<Release> => {
      const chunks = await bundleWidgets(widgets, engine);
      const sealed = sealRelease({
        version: engine === 'light' ? `${version}+light` : version,
        widgets,
        chunks,
        sheets,
      });
      writeBuildAccount(engine, { ...sealed, chunks });
      const sources = chunks.flatMap((chunk) => chunk.sources);
      return { ...sealed, engine, json: widgetsJson({ ...sealed, widgets }), common, sources };
    }),
  );
  for (const name of [version, version.split('.')[0] ?? '', 'next']) {
    rmSync(join(cdn, name), { recursive: true, force: true });
    for (const release of built)
      await writeRelease(release, release.engine === 'light' ? `${name}/light/` : `${name}/`);
    const sources = [...built.flatMap((release) => release.sources), ...(await buildEditor(join(cdn, name)))];
    const shipped = packagesOf(sources);
    requireAllowed(shipped);
    writeFileSync(join(cdn, name, 'licences.txt'), noticesOf(shipped));
    nameOtherFiles(join(cdn, name));
  }
}

function nameOtherFiles(folder: string): void {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const release = new Map(
    paths.map((path) => [relative(folder, path).split(sep).join('/'), readFileSync(path)]),
  );
  const json = join(folder, 'widgets.json');
  writeFileSync(json, withOtherFiles(readFileSync(json, 'utf8'), release));
}

async function writeRelease(release: Release, folder: string): Promise<void> {
  const { files, manifest, json, common } = release;
  const base = releases + folder;
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(cdn, folder, path)), { recursive: true });
    writeFileSync(join(cdn, folder, path), content);
  };
  const loader = await bundleLoader(manifest, base);
  write('loader.js', loader.code);
  if (loader.map) write('loader.js.map', loader.map.toString());
  for (const [name, { content, map }] of files) {
    write(`assets/${nameOf(name, files)}`, content);
    if (map) write(`assets/${nameOf(name, files)}.map`, map);
  }
  for (const [name, content] of Object.entries(common)) write(name, content);
  for (const { name, files: own } of json.widgets) write(`preload/${name}.html`, preloadHints(own, base));
  write('csp.txt', contentSecurityPolicy(base));
  write('widgets.json', `${JSON.stringify(json, null, 2)}\n`);
}

function readPictures(widgets: readonly FoundWidget[]): Record<string, string> {
  const pictures = widgets.map(
    ({ definition, pictureFile }) =>
      [picturePath(definition.name), readFileSync(pictureFile, 'utf8')] as const,
  );
  return Object.fromEntries(pictures);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await buildCdn();
  console.log(
    `Built ${cdn}. Its pages need, beside what they need themselves:\n${contentSecurityPolicy(releases)}`,
  );
}
