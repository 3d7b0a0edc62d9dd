/** Resolves when the page has loaded, `isBusy` returns false and the browser is idle. */
export async function whenIdle(isBusy: () => boolean): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  do await untilIdle();
  while (isBusy());
}

/** Safari lacks `requestIdleCallback`. */
export function untilIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve, 200);
  });
}
