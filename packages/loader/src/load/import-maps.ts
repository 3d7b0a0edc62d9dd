const limitMs = 10_000;

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
    setTimeout(resolve, limitMs); // a document opened with document.open() may never be closed
  });
}
