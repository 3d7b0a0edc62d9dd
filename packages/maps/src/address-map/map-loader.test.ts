// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { MapLoader, MapLoaderOptions } from './map-loader.ts';

const options: MapLoaderOptions = { apiKey: 'k', scriptUrl: 'https://maps.example/api.js', retryUnit: 1 };

let mapLoader: (given: MapLoaderOptions) => MapLoader;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules(); // simulates a new page
  ({ mapLoader } = await import('./map-loader.ts'));
});

afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
  Reflect.deleteProperty(globalThis, 'google');
  Reflect.deleteProperty(globalThis, 'awMapsReady');
});

function script(): HTMLScriptElement | undefined {
  return [...document.head.querySelectorAll('script')].at(-1);
}

function provideMapService(): void {
  Object.assign(globalThis, { google: { maps: { importLibrary: () => Promise.resolve({}) } } });
}

/** Fails the script. Resolves with whether a new one exists after `milliseconds`. */
async function failAndWait(milliseconds: number): Promise<boolean> {
  script()?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(milliseconds);
  return script() !== undefined;
}

test('goes from initialized through loading to success', async () => {
  const loader = mapLoader(options);
  expect(loader.state).toBe('initialized');
  const loaded = loader.load();
  expect(loader.state).toBe('loading');
  provideMapService();
  script()?.dispatchEvent(new Event('load'));
  await loaded;
  expect(loader.state).toBe('success');
});

test('requests the script as Google wants it, through our script loader', async () => {
  const { configure } = await import('@adviser-widgets/core'); // the instance of this page
  configure({ json: { nonce: 'n' } });
  void mapLoader(options).load();
  const url = new URL(script()?.src ?? '');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    key: 'k',
    v: 'weekly',
    loading: 'async',
    callback: 'awMapsReady',
    attempt: '1',
  });
  expect(script()?.nonce).toBe('n');
});

test('adds its parameters to those of the configured URL', () => {
  void mapLoader({ ...options, scriptUrl: 'https://maps.example/api.js?region=NZ' }).load();
  expect(script()?.src).toContain('/api.js?region=NZ&key=k&');
});

test('waits for the callback if the script alone is not enough', async () => {
  const loaded = mapLoader(options).load();
  script()?.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(500);
  provideMapService();
  (globalThis as { awMapsReady?: () => void }).awMapsReady?.();
  await expect(loaded).resolves.toBeUndefined();
});

test("uses the page's own map service, and requests none", async () => {
  provideMapService();
  await mapLoader(options).load();
  expect(script()).toBeUndefined();
});

test('waits 2, 8 and 24 ms before its three retries, then fails', async () => {
  const loader = mapLoader(options);
  const loaded = loader.load();
  const rejection = expect(loaded).rejects.toThrow('could not be loaded');
  for (const wait of [2, 8, 24]) {
    expect(await failAndWait(wait - 1)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(script()).toBeDefined();
  }
  expect(await failAndWait(10_000)).toBe(false);
  await rejection;
  expect(loader.state).toBe('failure');
});

test('waits longer by the configured factor', async () => {
  void mapLoader({ ...options, retryUnit: 100 })
    .load()
    .catch(() => {});
  expect(await failAndWait(199)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(script()).toBeDefined();
});

test('retries a script that loaded without the map service, from another URL', async () => {
  void mapLoader(options)
    .load()
    .catch(() => {});
  const first = script()?.src;
  script()?.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(10_002);
  expect(script()?.src).not.toBe(first);
});

test('starts again after a failure', async () => {
  const loader = mapLoader(options);
  const loaded = loader.load().catch(() => {});
  for (const wait of [2, 8, 24, 0]) await failAndWait(wait);
  await loaded;
  const again = loader.load();
  provideMapService();
  script()?.dispatchEvent(new Event('load'));
  await again;
  expect(loader.state).toBe('success');
});

describe('created again', () => {
  test('with the same options it is the same loader', () => {
    expect(mapLoader(options)).toBe(mapLoader({ ...options }));
  });
  test.each<Partial<MapLoaderOptions>>([
    { apiKey: 'other' },
    { scriptUrl: 'https://other.example/api.js' },
    { retryUnit: 2 },
  ])('with %j it throws', (other) => {
    mapLoader(options);
    expect(() => mapLoader({ ...options, ...other })).toThrow('cannot be made again with different options');
  });
});
