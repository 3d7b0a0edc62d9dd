import { build as bundle, type Plugin } from 'esbuild';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { build, type Options } from 'tsup';
import { raiseStyles } from '../cdn/raise-styles.ts';
import { noticesOf, packagesOf, requireAllowed } from '../licences.ts';
import { documentProps } from './document-props.ts';
import { publishedPackages, type Entry, type PublishedPackage } from '../packages/published.ts';
import { runExclusively } from '../run-exclusively.ts';

const root = join(import.meta.dirname, '../..');
const common: Options = {
  config: false,
  tsconfig: join(root, 'tsconfig.json'),
  format: ['esm'],
  target: 'es2022',
  sourcemap: true,
  platform: 'browser',
  // `node:sqlite` can only be imported with its prefix.
  removeNodeProtocol: false,
  silent: true,
};

/** In package.json, `exports` names the source and `publishConfig.exports` the built file. */
export function buildPackages(packages: readonly PublishedPackage[] = publishedPackages()): Promise<void> {
  return runExclusively('build', () => buildAll(packages));
}

async function buildAll(packages: readonly PublishedPackage[]): Promise<void> {
  packages.forEach(clean);
  await Promise.all([buildTypes(packages), ...packages.map(buildModules), ...packages.map(buildStyles)]);
  await documentProps();
}

/** Keeps the CDN files in the loader's dist, which belong to another build. */
function clean({ folder }: PublishedPackage): void {
  const ours = globSync(['*.js', '*.js.map', '*.d.ts', '*.css', '*.md'], { cwd: join(folder, 'dist') });
  for (const name of ours) rmSync(join(folder, 'dist', name));
}

async function buildModules(published: PublishedPackage): Promise<void> {
  const modules = published.entries.filter(isModule);
  const entry = Object.fromEntries(
    modules.map(({ source, built }) => [distName(built), join(published.folder, source)]),
  );
  if (modules.length === 0) return;
  await build({
    ...common,
    entry,
    outDir: join(published.folder, 'dist'),
    external: externals(published),
    define: {
      AW_COPY: JSON.stringify(copyOf(published)),
      'process.env.NODE_ENV': 'process.env.NODE_ENV', // the app's bundler decides; ours would write "development"
    },
    esbuildPlugins: [writeNotices(join(published.folder, 'dist'))],
  });
}

/** By it two copies of a package on one page know each other (`registerCopy` of `core`). */
function copyOf({ name, folder }: PublishedPackage): string {
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  return `${name}@${version}`;
}

/**
 * Builds all types in one pass: reading React's types takes most of the time. Not for packages with several
 * modules, whose shared types go into an extra file that must stay in their own dist.
 */
async function buildTypes(packages: readonly PublishedPackage[]): Promise<void> {
  const plain = packages.filter((published) => typedModules(published).length === 1);
  const several = packages.filter((published) => typedModules(published).length > 1);
  const entries = plain.flatMap((published) =>
    typedModules(published).map(([name, source]) => [join(basename(published.folder), 'dist', name), source]),
  );
  await buildTypesOf(Object.fromEntries(entries), join(root, 'packages'), plain);
  for (const published of several) {
    await buildTypesOf(Object.fromEntries(typedModules(published)), join(published.folder, 'dist'), [
      published,
    ]);
  }
}

async function buildTypesOf(
  entry: Record<string, string>,
  outDir: string,
  packages: readonly PublishedPackage[],
): Promise<void> {
  await build({ ...common, entry, outDir, external: packages.flatMap(externals), dts: { only: true } });
}

/** Name in dist → source. Command-line programs are not importable. */
function typedModules({ folder, entries }: PublishedPackage): [string, string][] {
  const modules = entries.filter((entry) => isModule(entry) && entry.path.startsWith('.'));
  return modules.map(({ source, built }) => [distName(built), join(folder, source)]);
}

async function buildStyles({ folder, entries }: PublishedPackage): Promise<void> {
  for (const { source, built } of entries.filter((entry) => !isModule(entry))) {
    await bundle({
      entryPoints: [join(folder, source)],
      outfile: join(folder, built),
      bundle: true,
      target: ['chrome111', 'firefox115', 'safari16.4'],
      plugins: [raiseStyles],
      logLevel: 'error',
    });
  }
}

/** For what is bundled: reaptcha on purpose, as its peer range ends at React 18. */
function writeNotices(folder: string): Plugin {
  return {
    name: 'notices',
    setup(bundler) {
      bundler.initialOptions.metafile = true;
      bundler.onEnd(({ metafile }) => {
        const bundled = packagesOf(Object.keys(metafile?.inputs ?? {}).map((file) => resolve(file)));
        requireAllowed(bundled);
        if (bundled.length > 0) writeFileSync(join(folder, 'THIRD-PARTY-NOTICES.md'), noticesOf(bundled));
      });
    },
  };
}

function externals({ installed }: PublishedPackage): RegExp[] {
  return [/^node:/, ...installed.map((name) => new RegExp(`^${name}($|/)`))];
}

function isModule({ source }: Entry): boolean {
  return /\.tsx?$/.test(source);
}

/** `./dist/a/b.js` is `a/b` for the bundler. */
function distName(built: string): string {
  return built.replace(/^\.\/dist\//, '').replace(/\.js$/, '');
}
