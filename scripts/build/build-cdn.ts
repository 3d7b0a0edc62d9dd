import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { print } from '@adviser-widgets/check/internal';
import { icons } from '@adviser-widgets/ui/internal';
import { buildEditor } from '../cdn/build-editor.ts';
import { writeBuildAccount } from '../cdn/build-account.ts';
import { bundleLoader } from '../cdn/bundle-loader.ts';
import { bundleWidgets, engines, type Engine } from '../cdn/bundle-widgets.ts';
import { findTexts } from '../cdn/find-texts.ts';
import { findWidgets, root, type FoundWidget } from '../cdn/find-widgets.ts';
import { sealRelease, type SealedRelease } from '../cdn/loader-manifest.ts';
import { pageCss } from '../cdn/page-css.ts';
import { nameOf } from '../cdn/seal-files.ts';
import { buildStyleSheets } from '../cdn/style-sheets.ts';
import { picturePath, preloadHints, widgetsJson, withOtherFiles } from '../cdn/widgets-json.ts';
import { noticesOf, packagesOf, requireAllowed } from '../licences.ts';
import { runExclusively } from '../run-exclusively.ts';
import { readBase } from './read-base.ts';
import { filesIn, replaceFiles } from './replace-files.ts';

const cdn = join(root, 'packages/loader/dist/cdn');

/** Where a release is made. It takes its place at the end, as servers and tests may be reading the one before. */
const made = join(root, 'packages/loader/dist/.made');

const releases = readBase(process.env.AW_BASE);

interface Release extends SealedRelease {
  readonly engine: Engine;
  readonly json: ReturnType<typeof widgetsJson>;
  readonly sources: readonly string[];
  readonly common: Readonly<Record<string, string>>;
}

/** Builds `<exact version>/`, `<major>/` and `next/`; keeps other releases' folders. */
export function buildCdn(): Promise<void> {
  return runExclusively('build', build);
}

async function build(): Promise<void> {
  const { version } = JSON.parse(readFileSync(join(root, 'packages/loader/package.json'), 'utf8')) as {
    version: string;
  };
  const widgets = await findWidgets();
  const texts = await findTexts(widgets.map(({ family }) => family));
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
      return { ...sealed, engine, json: widgetsJson({ ...sealed, widgets, texts }), common, sources };
    }),
  );
  rmSync(made, { recursive: true, force: true });
  const names = [version, version.split('.')[0] ?? '', 'next'];
  for (const name of names) {
    for (const release of built)
      await writeRelease(release, release.engine === 'light' ? `${name}/light/` : `${name}/`);
    const sources = [
      ...built.flatMap((release) => release.sources),
      ...(await buildEditor(join(made, name))),
    ];
    const shipped = packagesOf(sources);
    requireAllowed(shipped);
    writeFileSync(join(made, name, 'licences.txt'), noticesOf(shipped));
    nameOtherFiles(join(made, name));
  }
  for (const name of names) replaceFiles(join(made, name), join(cdn, name));
  rmSync(made, { recursive: true });
}

function nameOtherFiles(folder: string): void {
  const release = new Map(
    filesIn(folder).map((path) => [path.split(sep).join('/'), readFileSync(join(folder, path))]),
  );
  const json = join(folder, 'widgets.json');
  writeFileSync(json, withOtherFiles(readFileSync(json, 'utf8'), release));
}

async function writeRelease(release: Release, folder: string): Promise<void> {
  const { files, manifest, json, common } = release;
  const base = releases + folder;
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(made, folder, path)), { recursive: true });
    writeFileSync(join(made, folder, path), content);
  };
  const loader = await bundleLoader(manifest, base);
  write('loader.js', loader.code);
  if (loader.map) write('loader.js.map', loader.map);
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

/** The page and its configured services need more than this. `base` is a URL or a path. */
function contentSecurityPolicy(base: string): string {
  const cdn = URL.canParse(base) ? new URL(base).origin : "'self'";
  const types = "require-trusted-types-for 'script'; trusted-types adviser-widgets";
  const byNonce = `script-src 'nonce-{nonce of the script tag}' 'strict-dynamic'; style-src ${cdn}; ${types}`;
  const byOrigin = `script-src ${cdn}; style-src ${cdn}; ${types}`;
  const captcha = [
    'script-src https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/ https://www.recaptcha.net/recaptcha/',
    'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/ https://www.recaptcha.net/recaptcha/',
  ];
  return `With a nonce on the script tag:\n  ${byNonce}\nWithout, by origin:\n  ${byOrigin}\nWith a lead form, for its captcha (with a nonce, the second line only):\n  ${captcha.join(';\n  ')}\n`;
}

/** For designers and pages without scripts: `<svg><use href="icons.svg#aw-icon-phone"/></svg>`. */
async function iconSprite(): Promise<string> {
  const symbols = await Promise.all(
    Object.entries(icons).map(async ([name, load]) => symbol(name, (await load()).path)),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
}

function symbol(name: string, path: string): string {
  const line =
    'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
  return `<symbol id="aw-icon-${name}" viewBox="0 0 24 24" ${line}><path d="${path}"/></symbol>`;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await buildCdn();
  print(
    `Built ${cdn}. Its pages need, beside what they need themselves:`,
    ...contentSecurityPolicy(releases).split('\n'),
  );
}
