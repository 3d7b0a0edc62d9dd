import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

export interface PublishedPackage {
  /** With its scope: `@adviser-widgets/core`, for example. */
  readonly name: string;
  readonly folder: string;
  readonly entries: readonly Entry[];
  /** Dependencies and peers: the build leaves out what a consumer installs. */
  readonly installed: readonly string[];
  /** It declares `engines.node`; all other packages are for browsers. */
  readonly isForNode: boolean;
}

/** In the repository a path leads to the source, in the released package to the built file. */
export interface Entry {
  /** The key in `exports`, such as `./styles.css`; for a program, the command's name. */
  readonly path: string;
  /** Relative to the package's folder, like `built`. */
  readonly source: string;
  readonly built: string;
}

type Fields = Readonly<Record<string, unknown>>;

const repository = join(import.meta.dirname, '..', '..');

/**
 * Sorted by name.
 *
 * @throws {Error} for a public path without a source or a built file
 */
export function publishedPackages(): PublishedPackage[] {
  return globSync('packages/*/package.json', { cwd: repository })
    .sort()
    .map((file) => join(repository, dirname(file)))
    .map((folder) => [folder, readFields(join(folder, 'package.json'))] as const)
    .filter(([, manifest]) => manifest.private !== true)
    .map(([folder, manifest]) => describe(folder, manifest));
}

/** What an app can import and has types, such as `@adviser-widgets/widget/react`. */
export function modulesOf({ name, entries }: PublishedPackage): string[] {
  return entries
    .filter(({ path, built }) => path.startsWith('.') && built.endsWith('.js'))
    .map(({ path }) => path.replace('.', name));
}

function describe(folder: string, manifest: Fields): PublishedPackage {
  const released = fields(manifest.publishConfig);
  const dependencies = { ...fields(manifest.dependencies), ...fields(manifest.optionalDependencies) };
  return {
    name: String(manifest.name),
    folder,
    entries: ['exports', 'bin'].flatMap((field) =>
      pair(folder, fields(manifest[field]), fields(released[field])),
    ),
    installed: Object.keys({ ...dependencies, ...fields(manifest.peerDependencies) }),
    isForNode: 'node' in fields(manifest.engines),
  };
}

function pair(folder: string, sources: Fields, released: Fields): Entry[] {
  const published = Object.entries(sources).filter(([path]) => released[path] !== null); // as Node excludes a path
  return published.map(([path, source]) => {
    const built = defaultTarget(released[path]);
    const place = `packages/${basename(folder)}/package.json`;
    if (typeof source !== 'string' || !existsSync(join(folder, source))) {
      throw new Error(`${place} names ${String(source)} for "${path}", which is not a file.`);
    }
    if (!built) throw new Error(`${place} does not say in publishConfig where "${path}" is built to.`);
    return { path, source, built };
  });
}

/** Returns `./dist/a.css`, or the `default` condition of `{ types, default }`. */
function defaultTarget(target: unknown): string | undefined {
  const file = typeof target === 'string' ? target : fields(target).default;
  return typeof file === 'string' ? file : undefined;
}

function readFields(file: string): Fields {
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return fields(value);
}

function fields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
