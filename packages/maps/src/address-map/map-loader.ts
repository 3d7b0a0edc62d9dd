import { withTimeout, loadScript, type Config } from '@adviser-widgets/core';
import { googlePage } from './google-page.ts';

/** Spec section 4. */
type MapLoaderState = 'initialized' | 'loading' | 'success' | 'failure';

/** What a page's one loader is made with; see the configuration. */
export type MapLoaderOptions = Pick<Config['maps'], 'apiKey' | 'scriptUrl' | 'retryUnit'>;

/** Loads the map service, once. */
export interface MapLoader {
  readonly state: MapLoaderState;
  /**
   * Resolves once the service is there, for everyone who asks. A script that fails is tried three times more; after a
   * failure the next call begins anew, as the connection may have come back.
   * @throws {ScriptError} or an Error that says what is wrong with the script
   */
  load(): Promise<void>;
}

/** Tries after the first (spec section 9). */
const retries = 3;

let made: MapLoader | undefined;
let madeWith = '';

/**
 * The page's one map loader (spec sections 4 and 8, H33, R11).
 *
 * @throws {Error} when the page has one that was made with different options
 */
export function mapLoader(options: MapLoaderOptions): MapLoader {
  const wanted = [options.apiKey, options.scriptUrl, options.retryUnit].join();
  if (wanted !== (madeWith ||= wanted)) throw new Error('The map loader cannot be made again with different options');
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
    // 2, 8 and 24 milliseconds, by the unit (spec section 4)
    await new Promise((resolve) => setTimeout(resolve, retry * 2 ** retry * options.retryUnit));
    return tryOften(options, retry + 1);
  });
}

/** How often the script was wanted: one that came and brought nothing is not asked for again by the same address. */
let count = 0;

/**
 * Resolves once `google.maps.importLibrary` is there; the page's own is as good. Only our script loader adds the script
 * (R11): the vendor's would take it from a fixed host, under a Trusted Types policy of its own.
 *
 * @throws {ScriptError} when the script is blocked or silent, and an Error when it is another one than Google's
 */
async function loadGoogleMaps({ apiKey, scriptUrl }: Pick<Config['maps'], 'apiKey' | 'scriptUrl'>): Promise<void> {
  if (isThere()) return;
  const called = new Promise<void>((resolve) => (googlePage().awMapsReady = resolve));
  const query = `key=${encodeURIComponent(apiKey)}&v=weekly&loading=async&callback=awMapsReady&attempt=${++count}`;
  await loadScript(`${scriptUrl}${scriptUrl.includes('?') ? '&' : '?'}${query}`);
  if (!isThere()) await withTimeout(called);
}

function isThere(): boolean {
  return typeof googlePage().google?.maps?.importLibrary === 'function';
}
