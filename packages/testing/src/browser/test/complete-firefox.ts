import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

/**
 * Gives a Firefox what Playwright's driver for it lacks: `emulateMedia`, contexts without JavaScript or with media of
 * their own, `fill` that React hears, and the clipboard.
 */
export function completeFirefox(browser: Browser): void {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options = {}) => {
    const context = await newContext(options);
    const newPage = context.newPage.bind(context);
    context.newPage = async () => completePage(await newPage(), options);
    context.grantPermissions = () => Promise.resolve(); // a preference grants the clipboard, and tests use no other
    await context.addInitScript(insertAsTyped);
    return context;
  };
  browser.newPage = async (options) => {
    const context = await browser.newContext(options);
    return context.newPage();
  };
}

type Media = NonNullable<Parameters<Page['emulateMedia']>[0]>;
type Wanted = Media & Pick<BrowserContextOptions, 'javaScriptEnabled'>;

async function completePage(page: Page, options: BrowserContextOptions): Promise<Page> {
  // `scripts/engines/firefox.mjs` takes such init scripts out, and does what they ask for.
  const emulate = async (wanted: Wanted) => {
    await page.addInitScript({ content: `void 'emulate'; void ${JSON.stringify(wanted)};` });
  };
  page.emulateMedia = (media = {}) => emulate(media);
  const { javaScriptEnabled, reducedMotion, forcedColors, colorScheme } = options;
  const wanted = { javaScriptEnabled, reducedMotion, forcedColors, colorScheme };
  if (JSON.stringify(wanted) !== '{}') await emulate(wanted as Wanted); // Playwright's types differ in `undefined`
  return page;
}

/**
 * Runs in the page: has `fill` insert text as if it was typed. The driver sets `value` instead, which React takes for a
 * change of its own, so that controlled fields stay as they were.
 */
function insertAsTyped(): void {
  const insert = (text: string) => {
    const focused = document.activeElement;
    if (focused instanceof HTMLIFrameElement) return focused; // the driver continues in it
    document.execCommand('insertText', false, text);
    return undefined;
  };
  Object.defineProperty(window, '__pw_bidiInsertText', { get: () => insert, set: () => {} });
}
