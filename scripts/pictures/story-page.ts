import type { Browser, BrowserContext, Page } from 'playwright';
import { looks, show } from './looks.ts';

/** Opens a browser context in which stories hold still: fixed date, no network, no motion. */
export async function openContext(browser: Browser, origin: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    colorScheme: 'light',
    locale: 'en-NZ',
    timezoneId: 'Pacific/Auckland',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(180_000); // a busy machine is slow
  await context.clock.setFixedTime('2026-03-04T10:00:00+13:00');
  await context.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    (route) => route.abort(),
  );
  await context.addInitScript(() => {
    if (self !== top) return;
    localStorage.clear(); // of earlier stories
    sessionStorage.clear();
  });
  return context;
}

/** Takes a story's picture in every look, in their order. Returns PNG files. */
export async function photograph(context: BrowserContext, url: string): Promise<Buffer[]> {
  await context.clearCookies();
  const page = await context.newPage();
  try {
    await page.goto(url);
    await untilPlayed(page);
    // In forced colours Playwright can't hide the caret.
    await page.addStyleTag({ content: '* { caret-animation: manual !important; }' });
    const shots: Buffer[] = [];
    for (const look of looks) {
      await show(page, look);
      await untilStill(page);
      shots.push(await page.screenshot({ fullPage: true, animations: 'disabled' }));
    }
    return shots;
  } finally {
    await page.close();
  }
}

interface StorybookWindow {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } };
}

/** @throws {Error} if the story fails */
async function untilPlayed(page: Page): Promise<void> {
  const ended = await page.waitForFunction(() => {
    const phase = (self as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender?.phase;
    return ['finished', 'errored', 'aborted'].find((end) => end === phase);
  });
  const end = await ended.jsonValue();
  if (end !== 'finished') throw new Error(`it could not be played: ${end}`);
  // Storybook shows what went wrong in place of the story, also once it has finished.
  const error = page.locator('.sb-show-errordisplay #error-message');
  if (await error.isVisible()) throw new Error(`it shows an error: ${await error.innerText()}`);
}

/** Waits for fonts, pictures and two frames, in which the page follows a new size. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await document.fonts.ready;
    await Promise.allSettled(Array.from(document.images, (image) => image.complete || image.decode()));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}
