/** Resolves when the page has loaded, nobody is busy any more, and the browser has nothing better to do. */
export async function whenIdle(isBusy: () => boolean): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  do await rest();
  while (isBusy());
}

/** Until the browser is idle, two seconds at most; Safari does not say. */
function rest(): Promise<unknown> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve, { timeout: 2000 });
    else setTimeout(resolve, 200);
  });
}
