import { inTime, loadScript, type Config } from '@adviser-widgets/core';
import { googlePage } from './google-page.ts';

/** How often the script was wanted: one that came and brought nothing is not asked for again by the same address. */
let count = 0;

/**
 * Resolves once `google.maps.importLibrary` is there; the page's own is as good. Only our script loader adds the script
 * (R11): the vendor's would take it from a fixed host, under a Trusted Types policy of its own.
 *
 * @throws {ScriptError} when the script is blocked or silent, and an Error when it is another one than Google's
 */
export async function loadGoogleMaps({ apiKey, scriptUrl }: Pick<Config['maps'], 'apiKey' | 'scriptUrl'>): Promise<void> {
  if (isThere()) return;
  const called = new Promise<void>((resolve) => (googlePage().awMapsReady = resolve));
  const query = `key=${encodeURIComponent(apiKey)}&v=weekly&loading=async&callback=awMapsReady&attempt=${++count}`;
  await loadScript(`${scriptUrl}${scriptUrl.includes('?') ? '&' : '?'}${query}`);
  if (!isThere()) await inTime(called);
}

function isThere(): boolean {
  return typeof googlePage().google?.maps?.importLibrary === 'function';
}
