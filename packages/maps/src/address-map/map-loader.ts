import type { Config } from '@adviser-widgets/core';
import {
  freePageGlobal,
  loadScript,
  pageGlobal,
  setPageGlobal,
  withTimeout,
} from '@adviser-widgets/core/internal';

type MapLoaderState = 'initialized' | 'loading' | 'success' | 'failure';

export type MapLoaderOptions = Pick<Config['maps'], 'apiKey' | 'scriptUrl' | 'retryUnit'>;

export interface MapLoader {
  readonly state: MapLoaderState;
  /**
   * Retries a script three times. After a failure the next call starts again: the connection may be back.
   * @throws {ScriptError} or an Error that says what is wrong with the script
   */
  load(): Promise<void>;
}

/** Knows the options with which it was created. */
interface PageMapLoader extends MapLoader {
  readonly key: string;
}

/** The waits before the three retries, in units of `retryUnit`: n · 2ⁿ. */
const retryWaits = [2, 8, 24];

let pageLoader: PageMapLoader | undefined;

/** Returns the page's only loader. Throws if it was created with different options: Google's script loads once. */
export function mapLoader(options: MapLoaderOptions): MapLoader {
  const key = [options.apiKey, options.scriptUrl, options.retryUnit].join();
  pageLoader ??= createMapLoader(options, key);
  if (pageLoader.key !== key) throw new Error('The map loader cannot be made again with different options');
  return pageLoader;
}

function createMapLoader(options: MapLoaderOptions, key: string): PageMapLoader {
  let loading: Promise<void> | undefined;
  const loader = {
    key,
    state: 'initialized' as MapLoaderState,
    load: () => (loading ??= load()),
  };
  return loader;

  async function load(): Promise<void> {
    loader.state = 'loading';
    try {
      await loadWithRetries(options);
      loader.state = 'success';
    } catch (error) {
      loader.state = 'failure';
      loading = undefined;
      throw error;
    }
  }
}

async function loadWithRetries(options: MapLoaderOptions): Promise<void> {
  for (const wait of retryWaits) {
    try {
      return await loadGoogleMaps(options);
    } catch {
      // The last attempt says what is wrong.
      await new Promise((resolve) => setTimeout(resolve, wait * options.retryUnit));
    }
  }
  return loadGoogleMaps(options);
}

/** Makes each URL unique: a script that loaded without effect is not fetched again by the same URL. */
let attempts = 0;

/** Uses our script loader: the vendor's has a fixed host and its own Trusted Types policy. */
async function loadGoogleMaps({ apiKey, scriptUrl }: MapLoaderOptions): Promise<void> {
  if (hasGoogleMaps()) return;
  freePageGlobal('google');
  const called = new Promise<void>((resolve) => setPageGlobal('awMapsReady', resolve));
  attempts += 1;
  const query = `key=${encodeURIComponent(apiKey)}&v=weekly&loading=async&callback=awMapsReady&attempt=${attempts}`;
  await loadScript(`${scriptUrl}${scriptUrl.includes('?') ? '&' : '?'}${query}`);
  if (!hasGoogleMaps()) await withTimeout(called);
}

function hasGoogleMaps(): boolean {
  const google = pageGlobal<{ readonly maps?: { readonly importLibrary?: unknown } }>(
    'google',
    ({ maps }) => typeof maps?.importLibrary === 'function',
  );
  return google !== undefined;
}
