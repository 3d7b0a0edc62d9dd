import { filesOf, lateHashesOf } from './manifest.ts';
import type { LateHashes, Page } from './page.ts';

/** Resolves when the browser may have all files of a widget. */
export type TrustLate = (widget: string) => Promise<void>;

/** Brings the hashes of the files that few pages take, once and only for a widget that takes one. A failure is forgotten. */
export function createTrustLate({ manifest, assets }: Page): TrustLate {
  const file = lateHashesOf(manifest);
  let trusted: Promise<void> | undefined;
  return async (widget) => {
    if (!filesOf(manifest, widget).includes(file)) return;
    trusted ??= bring();
    trusted.catch(() => (trusted = undefined));
    await trusted;
  };

  async function bring(): Promise<void> {
    const { files, hashes } = (await assets.module(file)) as LateHashes; // the build generates the file
    assets.trust(files, hashes);
  }
}
