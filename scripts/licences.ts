import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Licences that only require their notice; any other needs a decision first: typed.js 3 is GPL. */
const allowed = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Unlicense',
];

type Names = Readonly<Record<string, unknown>>;

interface Manifest extends Partial<
  Record<'dependencies' | 'optionalDependencies' | 'peerDependencies', Names>
> {
  readonly name: string;
  readonly version: string;
  readonly license?: unknown;
  readonly licenses?: unknown;
}

export interface Shipped {
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  /** An SPDX expression; may be empty. */
  readonly licence: string;
}

/**
 * Finds what is installed with the packages: what they depend on, and the dependencies of that. What they bundle, the build
 * checks.
 *
 * @throws {Error} for a package that is not installed
 */
export function findInstalled(packageFolders: readonly string[]): Shipped[] {
  const found = new Map<string, Shipped>();
  for (const folder of packageFolders) {
    const { dependencies, optionalDependencies, peerDependencies } = readManifest(folder);
    collect({ ...dependencies, ...optionalDependencies, ...peerDependencies }, folder, found);
  }
  return [...found.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** The packages of others that files of a bundle come from. */
export function packagesOf(files: readonly string[]): Shipped[] {
  const folders = files.flatMap(
    (file) => /.*[\\/]node_modules[\\/](@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0] ?? [],
  );
  return [...new Set(folders)].sort().map((folder) => describe(folder, readManifest(folder)));
}

/** @throws {Error} with one sentence for each package that may not be shipped */
export function requireAllowed(shipped: readonly Shipped[]): void {
  const sentences = shipped
    .filter(({ licence }) => !isAllowed(licence))
    .map(({ name, version, licence }) =>
      licence
        ? `${name}@${version} is under "${licence}", which is not on the list in scripts/licences.ts.`
        : `${name}@${version} names no licence.`,
    );
  if (sentences.length > 0) throw new Error(sentences.join('\n'));
}

/** A licence requires its text wherever the code goes. */
export function noticesOf(shipped: readonly Shipped[]): string {
  return ['# Third-party notices', ...shipped.map(noticeOf)].join('\n\n') + '\n';
}

/** Optional dependencies may be absent: they can be for another system. */
function collect(names: Names, from: string, found: Map<string, Shipped>): void {
  const { optionalDependencies = {} } = readManifest(from);
  for (const name of Object.keys(names).filter((each) => !each.startsWith('@adviser-widgets/'))) {
    const folder = locate(name, from);
    if (!folder && !(name in optionalDependencies))
      throw new Error(`${name}, which ${from} needs, is not installed.`);
    if (!folder) continue;
    const manifest = readManifest(folder);
    const key = `${manifest.name}@${manifest.version}`; // peers may give one version two folders
    if (found.has(key)) continue;
    found.set(key, describe(folder, manifest));
    collect({ ...manifest.dependencies, ...manifest.optionalDependencies }, folder, found);
  }
}

function describe(folder: string, { name, version, license, licenses }: Manifest): Shipped {
  return { folder, name, version, licence: licenceOf(license ?? licenses) };
}

/** As Node finds it, with symbolic links resolved. */
function locate(name: string, from: string): string | undefined {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return realpathSync(folder);
  const parent = dirname(from);
  return parent === from ? undefined : locate(name, parent);
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** Reads the older forms `{ type: 'MIT' }` and `[{ type: 'MIT' }, …]` too; of a list, we may choose. */
function licenceOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(licenceOf).join(' OR ');
  return typeof value === 'string' ? value : String((Object(value) as { type?: unknown }).type ?? '');
}

function isAllowed(expression: string): boolean {
  const words = expression.replace(/[()]/g, ' ').trim();
  if (/ OR /.test(words) && / AND /.test(words)) return false; // a person must read one that mixes both
  const names = words.split(/ OR | AND /).map((name) => name.trim());
  const isNamed = (name: string) => allowed.includes(name);
  return / OR /.test(words) ? names.some(isNamed) : names.every(isNamed);
}

function noticeOf({ folder, name, version, licence }: Shipped): string {
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)(\.|-|$)/i.test(file))
    .sort()
    .map((file) => `~~~text\n${readFileSync(join(folder, file), 'utf8').trim()}\n~~~`);
  const absent = `The package holds no licence text; its package.json says ${licence}.`;
  return [`## ${name} ${version}`, `Licence: ${licence}`, ...(texts.length > 0 ? texts : [absent])].join(
    '\n\n',
  );
}
