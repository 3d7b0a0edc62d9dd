/** Milliseconds after which a visitor who followed a link has left, or has stayed because it led to a download. */
const leaveMs = 10_000;
const pauseMs = 1_000;

let leftAt = -Infinity;
let running = 0;

/**
 * Safari ends the downloads of a page with an error as soon as its visitor follows a link, and all that begin before
 * the next page has loaded; Firefox does so at times. That is no failure: the download starts again as long as the page
 * is there. What fails otherwise has failed a second later, by when visitors who had left before it began are gone.
 */
export async function download<Result>(start: () => Promise<Result>): Promise<Result> {
  // Only while there are downloads: pages that listen may not be kept for the Back button in Firefox.
  if (!running++) addEventListener('beforeunload', onLeave);
  try {
    return await start();
  } catch (error) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    if (performance.now() - leftAt > leaveMs) throw error;
  } finally {
    if (!--running) removeEventListener('beforeunload', onLeave);
  }
  return download(start);
}

function onLeave(): void {
  leftAt = performance.now();
}
