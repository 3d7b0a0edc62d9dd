import puppeteer, { type Browser } from 'puppeteer-core';
import { watchPolicy } from '../browser/test/watch-policy.ts';
import type { Driver, Settings, StartedEngine } from './driver.ts';
import { createPageDriver } from './page-driver.ts';

/** Of a file whose download Firefox has ended because the page was left: it says that the hash differs. */
const hashOfNothing = '“47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=”';

/** Starts Firefox through Puppeteer, which speaks WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<StartedEngine> {
  const usual = await launch(executablePath, {});
  return {
    async open(settings = {}) {
      const preferences = preferencesOf(settings);
      if (Object.keys(preferences).length === 0) return openIn(usual);
      const browser = await launch(executablePath, preferences);
      const driver = await openIn(browser);
      return { ...driver, close: () => browser.close() };
    },
    stop: () => usual.close(),
  };
}

type Preferences = Readonly<Record<string, boolean | number | string>>;

/** Firefox ESR 153 has no commands for what a visitor has set; a browser of their own is started with it. */
function preferencesOf({ reducedMotion, forcedColours }: Settings): Preferences {
  return {
    ...(reducedMotion ? { 'ui.prefersReducedMotion': 1 } : {}),
    ...(forcedColours ? { 'ui.useAccessibilityTheme': 1, 'browser.display.document_color_use': 2 } : {}),
  };
}

function launch(executablePath: string, preferences: Preferences): Promise<Browser> {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: { width: 1280, height: 720 }, // as in Playwright
    env: { ...process.env, TZ: 'Pacific/Auckland' },
    extraPrefsFirefox: {
      'browser.chrome.site_icons': false, // a strict policy forbids them
      'intl.accept_languages': 'en-NZ',
      ...preferences,
    },
  });
}

async function openIn(browser: Browser): Promise<Driver> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.evaluateOnNewDocument(watchPolicy);
  await page.evaluateOnNewDocument(spellErrors);
  const logged: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) logged.push(message.text());
  });
  page.on('pageerror', (error) => {
    const { message } = error as Error; // the library's type is wider
    if (!message.includes(hashOfNothing)) logged.push(`uncaught: ${message}`);
  });
  return createPageDriver(page, {
    resize: (width, height) => page.setViewport({ width, height }),
    console: () => Promise.resolve(logged),
    close: () => context.close(),
  });
}

/** Runs in the page: WebDriver BiDi does not tell what an error on the console says. */
function spellErrors(): void {
  const write = console.error.bind(console);
  console.error = (...values: unknown[]) =>
    write(...values.map((value) => (value instanceof Error ? `${value.message}\n${value.stack}` : value)));
}
