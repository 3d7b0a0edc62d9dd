import { expectWhole } from './check-release.ts';
import { runAlone } from './lock.ts';
import { builtFiles, inChannel, releasedFiles, type Channel, inStages } from './release-files.ts';
import type { Target, TargetFile } from './targets/target.ts';

interface Release {
  readonly version: string;
  /** Address of all releases that the version was built for, with a trailing slash. */
  readonly base: string;
}

/**
 * Uploads a built release as its exact version, and then as `next`.
 *
 * @param folder The folder of all built releases
 * @throws {Error} if the build is damaged, or the target has this version with another content
 */
export async function upload(target: Target, folder: string, release: Release): Promise<void> {
  const files = builtFiles(folder, release.version);
  expectWhole(files, release.version, `${folder}/`, 'Build again: npm run build.');
  const next = inChannel(files, { ...release, channel: 'next' });
  await runAlone(target, 'upload', async (held) => {
    await expectSame(held, files, release.version);
    await writeFiles(held, `${release.version}/`, files);
    await writeFiles(held, 'next/', next);
  });
}

/**
 * Makes a channel serve an uploaded version, a later or an earlier one. Its files of other versions stay, for pages
 * that have loaded them.
 *
 * @throws {Error} before anything is written, if the target lacks the version or one of its files is not as it was built
 */
export async function point(target: Target, channel: Channel, release: Release): Promise<void> {
  await runAlone(target, `make ${release.version} ${channel}`, (held) => pointWithin(held, channel, release));
}

interface Promotion {
  readonly base: string;
  /** Returns the `widgets.json` that the public address of `next` serves, once all that it names was found good there. */
  readonly verifyNext: () => Promise<Buffer>;
}

/**
 * Makes the version that `next` serves the major version, if it is good where visitors would get it.
 *
 * @returns the version
 * @throws {Error} before anything is written, if something is wrong with it
 */
export function promote(target: Target, { base, verifyNext }: Promotion): Promise<string> {
  return runAlone(target, 'promote', async (held) => {
    const version = await versionOf(held, 'next');
    if (!version) throw new Error(`${target.name} has no next release: upload one first.`);
    const verified = await verifyNext();
    if (!(await held.read('next/widgets.json'))?.equals(verified))
      throw new Error(
        `The public address still serves another release as next than ${version}, which ${target.name} has. Its caches keep an earlier one for up to five minutes: try again then.`,
      );
    await pointWithin(held, majorOf(version), { version, base });
    return version;
  });
}

export function majorOf(version: string): string {
  return version.replace(/\..*/, '');
}

async function pointWithin(target: Target, channel: Channel, release: Release): Promise<void> {
  const files = await releasedFiles(target, release.version);
  expectWhole(files, release.version, target.name, 'Upload it again as a new version.');
  await writeFiles(target, `${channel}/`, inChannel(files, { ...release, channel }));
}

/** Returns the version that a channel serves, unless the channel does not exist yet. */
async function versionOf(target: Target, channel: Channel): Promise<string | undefined> {
  const text = await target.read(`${channel}/widgets.json`);
  return text && (JSON.parse(text.toString()) as { version: string }).version;
}

async function expectSame(target: Target, files: readonly TargetFile[], version: string): Promise<void> {
  const own = new Map(files.map(({ path, content }) => [path, content]));
  for (const path of await target.list(`${version}/`)) {
    const [content, existing] = [own.get(path), await target.read(path)];
    if (content && existing?.equals(content)) continue;
    const difference = content ? `has another ${path}` : `has ${path}, which this build has not`;
    throw new Error(
      `${target.name} ${difference}. Pages rely on a release as it is: give your changes a new version.`,
    );
  }
}

/** Requests at a time. */
const parallel = 8;

/**
 * Writes into one folder what the target lacks or has otherwise, and removes nothing. A run that was interrupted can be repeated.
 *
 * @returns the paths that it wrote
 */
async function writeFiles(target: Target, folder: string, files: readonly TargetFile[]): Promise<string[]> {
  const written: string[] = [];
  const present = new Set(await target.list(folder));
  const writeChanged = async (file: TargetFile) => {
    if (present.has(file.path) && (await target.read(file.path))?.equals(file.content)) return;
    await target.write(file);
    written.push(file.path);
  };
  for (const stage of inStages(files))
    for (let start = 0; start < stage.length; start += parallel)
      await Promise.all(stage.slice(start, start + parallel).map(writeChanged));
  return written;
}

interface Listing {
  /** Complete releases, the latest first. */
  readonly versions: readonly string[];
  /** `1` and `next`, with the versions that they serve. */
  readonly channels: Readonly<Record<string, string>>;
}

export async function listReleases(target: Target): Promise<Listing> {
  const complete = (await target.list('')).filter((path) => /^[^/]+\/widgets\.json$/.test(path));
  const names = complete.map((path) => path.replace('/widgets.json', ''));
  const channels = names.filter((name) => !name.includes('.'));
  const served = await Promise.all(
    channels.map(async (name) => [name, (await versionOf(target, name)) ?? ''] as const),
  );
  return {
    versions: names.filter((name) => name.includes('.')).sort((a, b) => compareVersions(b, a)),
    channels: Object.fromEntries(served),
  };
}

function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
