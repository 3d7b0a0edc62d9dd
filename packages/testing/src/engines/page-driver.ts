import type { Browser, BrowserContextOptions, BrowserType, Page } from '@playwright/test';
import { completeFirefox } from '../browser/test/complete-firefox.ts';
import { watchPolicy } from '../browser/test/watch-policy.ts';
import type { Driver, Selector, StartedEngine } from './driver.ts';
import { findInPage } from './find-in-page.ts';
import { waitFor } from './poll.ts';

/** Starts Chromium or Firefox through Playwright. */
export async function startInPlaywright(browserType: BrowserType): Promise<StartedEngine> {
  const browser = await browserType.launch();
  if (browserType.name() === 'firefox') completeFirefox(browser);
  return {
    open: ({ reducedMotion, forcedColours } = {}) =>
      openIn(browser, {
        ...(reducedMotion ? { reducedMotion: 'reduce' } : {}),
        ...(forcedColours ? { forcedColors: 'active' } : {}),
      }),
    stop: () => browser.close(),
  };
}

async function openIn(browser: Browser, options?: BrowserContextOptions): Promise<Driver> {
  const page = await (await browser.newContext(options)).newPage();
  await watchPolicy(page);
  return createPageDriver(page);
}

function createPageDriver(page: Page): Driver {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) logged.push(message.text());
  });
  page.on('pageerror', (error) => logged.push(`uncaught: ${error.message}`));
  const find = async (selector: Selector) => {
    await waitFor(evaluate, findInPage, selector);
    const handle = await page.evaluateHandle(findInPage, selector);
    const element = handle.asElement();
    if (!element) throw new Error(`${JSON.stringify(selector)} is gone again`);
    return element;
  };
  const evaluate: Driver['evaluate'] = (run, argument) => page.evaluate(run as never, argument) as never; // Playwright's type of the argument is narrower
  return {
    goto: async (url) => void (await page.goto(url)),
    evaluate,
    waitFor: (condition, argument) => waitFor(evaluate, condition, argument),
    click: async (selector) => (await find(selector)).click(),
    hover: async (selector) => (await find(selector)).hover(),
    type: (text) => page.keyboard.type(text),
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key);
    },
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: () => page.screenshot(),
    console: () => Promise.resolve(logged),
    close: () => page.context().close(),
  };
}
