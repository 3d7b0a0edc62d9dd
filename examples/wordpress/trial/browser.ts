import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';

/** Chromium as Debian installs it, or the one that `CHROMIUM_PATH` names. */
export function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}

/** What the library has written to the console of a page: every problem is one line that begins with its name. */
export function watchLibrary(page: Page): string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (text.includes('[adviser-widgets]')) lines.push(text);
  });
  page.on('pageerror', (error) => lines.push(`error of the page: ${error.message}`));
  return lines;
}

/** Texts of the dialogs that scripts of the page open. Each is closed at once, as the page waits for it. */
export function watchDialogs(page: Page): string[] {
  const texts: string[] = [];
  page.on('dialog', (dialog) => {
    texts.push(dialog.message());
    void dialog.dismiss();
  });
  return texts;
}

/** Somebody's own browser. What other machines have, such as pictures of people, is not waited for. */
export async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.route(
    ({ hostname }) => hostname !== '127.0.0.1',
    (route) => route.abort(),
  );
  return context;
}

/** Scrolls through the page as a reader does: widgets come as they are about to come into view. */
export async function scrollThrough(page: Page): Promise<void> {
  for (let isBottom = false; !isBottom;) {
    isBottom = await page.evaluate(() => {
      scrollBy({ top: 400, behavior: 'instant' });
      return Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight;
    });
    await page.waitForTimeout(150); // a reader's pace
  }
}

/** The state of every placeholder of a page, in document order. */
export function states(page: Page): Promise<{ name: string; state: string }[]> {
  return page.locator('[data-widget]').evaluateAll((elements) =>
    (elements as HTMLElement[]).map(({ dataset }) => ({
      name: dataset.widget ?? '',
      state: dataset.widgetState ?? '',
    })),
  );
}

/** Waits until every placeholder is ready, for a minute at most: a busy machine takes long over 33 widgets. */
export async function everyReady(page: Page, names: readonly string[]): Promise<void> {
  await scrollThrough(page);
  const isReady = (each: { state: string }) => each.state === 'ready';
  for (let attempt = 0; attempt < 600 && !(await states(page)).every(isReady); attempt++)
    await page.waitForTimeout(100);
  const found = await states(page);
  const missing = names.filter((name) => !found.some((each) => each.name === name));
  const late = found
    .filter((each) => !isReady(each))
    .map(({ name, state }) => `${name} is ${state || 'untouched'}`);
  const wrong = [...missing.map((name) => `${name} is not on the page`), ...late];
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
}
