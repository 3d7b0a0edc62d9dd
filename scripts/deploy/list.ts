import type { Target } from './targets/target.ts';
import { versionOf } from './upload.ts';

export interface Listing {
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
