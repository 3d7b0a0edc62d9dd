/** Milliseconds until a page that is still loading counts as parsed. */
const limit = 10_000;

/**
 * Whether a module may be loaded before the page's own import map is there. Other browsers then reject the
 * map, and with it the page's modules (R27). Only the version shows support for several maps: Chromium from
 * 133 on, Safari from 18.4.
 */
export function supportsLateMaps({ userAgent } = navigator): boolean {
  const [, chromium] = /Chrome\/(\d+)/.exec(userAgent) ?? [];
  const [, safari] = /Version\/(\d+\.\d+)\S* (?:Mobile\/\S+ )?Safari/.exec(userAgent) ?? [];
  return Number(chromium) >= 133 || Number(safari) >= 18.4;
}

/** Resolves at the end of the page's markup, where its import map may be. Undefined if already parsed. */
export function untilParsed(): Promise<void> | undefined {
  if (document.readyState !== 'loading') return undefined;
  return new Promise((resolve) => {
    document.addEventListener('readystatechange', () => resolve(), { once: true });
    setTimeout(resolve, limit); // a document opened with document.open() may never be closed
  });
}
