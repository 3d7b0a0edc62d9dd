import type { LibraryFile, Links } from './create-links.ts';
import { download } from './download.ts';

/** Milliseconds after which a document counts as parsed. */
const parseLimitMs = 10_000;

/** A file at its address. It is requested and arrives; a module then enters the page. What has failed may be tried again. */
export interface AssetFile {
  readonly address: string;
  readonly isSheet: boolean;
  /** Safe to repeat. Resolves once the file has arrived unchanged. */
  request(): Promise<void>;
  /**
   * Loads a module with those that it imports, so that it can be imported at once. Safe to repeat. The bytes of all of
   * them must have arrived: Firefox tries to load a module only once.
   */
  enter(): Promise<void>;
}

/** `index` is that of the library's table. */
export function createAssetFile(file: LibraryFile, links: Links, index: number): AssetFile {
  const { address, integrity } = file;
  const isSheet = /\.css/.test(address);
  let preloads = 0;

  const enter = once(async () => {
    if (!supportsLateMaps()) await untilParsed();
    await links.addModule(file, 'modulepreload');
  });
  return { address, isSheet, request: once(() => download(arrive)), enter };

  function arrive(): Promise<void> {
    if (isSheet) return links.addSheet(file, index); // the more a sheet is shared, the lower its index
    return supportsLateMaps() ? enter() : preload();
  }

  /** Firefox does not repeat a failed preload, so each has its own address. */
  function preload(): Promise<void> {
    const asked = preloads ? address.replace(/\?.*|$/, `?retry=${preloads}`) : address;
    preloads += 1;
    return links.addModule({ address: asked, integrity }, 'preload');
  }
}

/** Starts a task at the first call, and again at the first after it has failed. */
function once(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined;
  return () => {
    if (!running) (running = task()).catch(() => (running = undefined));
    return running;
  };
}

/**
 * Whether modules may load before the page's import map; other browsers then reject the map. Only the version shows
 * support: Chromium from 133, Safari from 18.4.
 */
export function supportsLateMaps({ userAgent } = navigator): boolean {
  const [, chromium] = /Chrome\/(\d+)/.exec(userAgent) ?? [];
  const [, safari] = /Version\/(\d+\.\d+)(?:\.\S*)? (?:Mobile\/\S+ )?Safari/.exec(userAgent) ?? [];
  return Number(chromium) >= 133 || Number(safari) >= 18.4;
}

export function untilParsed(): Promise<void> | undefined {
  if (document.readyState !== 'loading') return undefined;
  return new Promise((resolve) => {
    document.addEventListener('readystatechange', () => resolve(), { once: true });
    setTimeout(resolve, parseLimitMs); // a document opened with document.open() may never be closed
  });
}
