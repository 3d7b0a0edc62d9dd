/** Milliseconds until a page that is still being read counts as read. */
const limit = 10_000;

/**
 * Whether a module may be loaded before the page's own import map is there. Other browsers refuse the map then, and with
 * it the page's modules (R27). Nothing but the version tells which know several maps: Chromium from 133 on, Safari from 18.4.
 */
export function takesLateMaps({ userAgent } = navigator): boolean {
  const [, chromium] = /Chrome\/(\d+)/.exec(userAgent) ?? [];
  const [, safari] = /Version\/(\d+\.\d+)\S* (?:Mobile\/\S+ )?Safari/.exec(userAgent) ?? [];
  return Number(chromium) >= 133 || Number(safari) >= 18.4;
}

/** The end of the page's markup, where its import map may stand. Undefined where it has been read. */
export function untilRead(): Promise<void> | undefined {
  if (document.readyState !== 'loading') return undefined;
  return new Promise((resolve) => {
    document.addEventListener('readystatechange', () => resolve(), { once: true });
    setTimeout(resolve, limit); // one that was opened to be written into may never be closed
  });
}
