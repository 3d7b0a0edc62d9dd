import type { Config } from '@adviser-widgets/core';
import { withTimeout, loadScript } from '@adviser-widgets/core/internal';
import { googlePage } from './google-page.ts';

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

/** Retries after the first attempt. */
const retries = 3;

let made: MapLoader | undefined;
let madeWith = '';

/** Returns the page's only loader. Throws if it was created with different options: Google's script loads once. */
export function mapLoader(options: MapLoaderOptions): MapLoader {
  const wanted = [options.apiKey, options.scriptUrl, options.retryUnit].join();
  if (wanted !== (madeWith ||= wanted))
    throw new Error('The map loader cannot be made again with different options');
  return (made ??= createLoader(options));
}

function createLoader(options: MapLoaderOptions): MapLoader {
  let state: MapLoaderState = 'initialized';
  let running: Promise<void> | undefined;
  return {
    get state() {
      return state;
    },
    load: () => (running ??= run()),
  };

  async function run(): Promise<void> {
    state = 'loading';
    try {
      await tryOften(options);
      state = 'success';
    } catch (error) {
      state = 'failure';
      running = undefined;
      throw error;
    }
  }
}

function tryOften(options: MapLoaderOptions, retry = 1): Promise<void> {
  return loadGoogleMaps(options).catch(async (error: unknown) => {
    if (retry > retries) throw error;
    // 2, 8 and 24 milliseconds, times the unit
    await new Promise((resolve) => setTimeout(resolve, retry * 2 ** retry * options.retryUnit));
    return tryOften(options, retry + 1);
  });
}

/** Makes each URL unique: a script that loaded without effect is not fetched again by the same URL. */
let count = 0;

/** Uses our script loader: the vendor's has a fixed host and its own Trusted Types policy. */
async function loadGoogleMaps({
  apiKey,
  scriptUrl,
}: Pick<Config['maps'], 'apiKey' | 'scriptUrl'>): Promise<void> {
  if (isThere()) return;
  const called = new Promise<void>((resolve) => (googlePage().awMapsReady = resolve));
  const query = `key=${encodeURIComponent(apiKey)}&v=weekly&loading=async&callback=awMapsReady&attempt=${++count}`;
  await loadScript(`${scriptUrl}${scriptUrl.includes('?') ? '&' : '?'}${query}`);
  if (!isThere()) await withTimeout(called);
}

function isThere(): boolean {
  return typeof googlePage().google?.maps?.importLibrary === 'function';
}
