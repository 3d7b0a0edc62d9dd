import { runAlone } from './lock.ts';
import { builtFiles, inChannel, releasedFiles, type Channel } from './release-files.ts';
import type { Target, TargetFile } from './targets/target.ts';
import { writeFiles } from './write-files.ts';

interface Release {
  readonly version: string;
  /** Address of all releases that the version was built for, with a trailing slash. */
  readonly base: string;
}

/**
 * Uploads a built release as its exact version, and then as `next` (contract section 6).
 *
 * @param folder The folder of all built releases
 * @throws {Error} if the target has this version with another content
 */
export async function upload(target: Target, folder: string, release: Release): Promise<void> {
  const files = builtFiles(folder, release.version);
  const next = inChannel(files, { ...release, channel: 'next' });
  await runAlone(target, async () => {
    await expectSame(target, files, release.version);
    await writeFiles(target, `${release.version}/`, files);
    await writeFiles(target, 'next/', next);
  });
}

/**
 * Makes a channel serve an uploaded version, a later or an earlier one. Its files of other versions stay, for pages
 * that have loaded them.
 *
 * @throws {Error} if the target lacks the version
 */
export async function point(target: Target, channel: Channel, release: Release): Promise<void> {
  await runAlone(target, async () => {
    const files = await releasedFiles(target, release.version);
    await writeFiles(target, `${channel}/`, inChannel(files, { ...release, channel }));
  });
}

/** Returns the version that a channel serves, unless the channel does not exist yet. */
export async function versionOf(target: Target, channel: Channel): Promise<string | undefined> {
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
