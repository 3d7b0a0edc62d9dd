import type { BrowserContextOptions, BrowserType } from '@playwright/test';
import { watchPolicy } from '../browser/test/watch-policy.ts';
import type { StartedEngine } from './driver.ts';
import { createPageDriver } from './page-driver.ts';

/** Starts Chromium through Playwright. */
export async function startChromium(chromium: BrowserType): Promise<StartedEngine> {
  const browser = await chromium.launch();
  return {
    async open({ reducedMotion, forcedColours } = {}) {
      const options: BrowserContextOptions = {
        ...(reducedMotion ? { reducedMotion: 'reduce' } : {}),
        ...(forcedColours ? { forcedColors: 'active' } : {}),
      };
      const context = await browser.newContext(options);
      const page = await context.newPage();
      await page.addInitScript(watchPolicy);
      const logged: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) logged.push(message.text());
      });
      page.on('pageerror', (error) => logged.push(`uncaught: ${error.message}`));
      return createPageDriver(page, {
        resize: (width, height) => page.setViewportSize({ width, height }),
        console: () => Promise.resolve(logged),
        close: () => context.close(),
      });
    },
    stop: () => browser.close(),
  };
}
