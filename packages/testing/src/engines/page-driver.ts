import type { Driver, Selector } from './driver.ts';
import { findInPage, waitFor } from './poll.ts';

/** What the pages of Playwright and of Puppeteer have in common. */
interface Page {
  readonly keyboard: { press(key: string): Promise<void>; type(text: string): Promise<void> };
  goto(url: string): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
  evaluateHandle(expression: string): Promise<{ asElement(): unknown }>;
  screenshot(): Promise<Uint8Array>;
}

/** Drives a page; `rest` is what the two libraries do in ways of their own. */
export function createPageDriver(page: Page, rest: Pick<Driver, 'resize' | 'console' | 'close'>): Driver {
  const evaluate: Driver['evaluate'] = (run, argument) => page.evaluate(callOf(run, argument)) as never; // as the page has made it
  const holds: Driver['evaluate'] = (condition, argument) =>
    page.evaluate(`Promise.resolve(${callOf(condition, argument)}).then(Boolean)`) as never; // Puppeteer takes an element for nothing
  const find = async (selector: Selector) => {
    await waitFor(holds, findInPage, selector);
    const handle = await page.evaluateHandle(callOf(findInPage, selector));
    const element = handle.asElement() as { click(): Promise<void> } | null; // the same in both libraries
    if (!element) throw new Error(`${JSON.stringify(selector)} is gone again`);
    return element;
  };
  return {
    goto: async (url) => void (await page.goto(url)),
    evaluate,
    waitFor: (condition, argument) => waitFor(holds, condition, argument),
    click: async (selector) => (await find(selector)).click(),
    type: (text) => page.keyboard.type(text),
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key);
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    ...rest,
  };
}

function callOf<Argument>(run: (argument: Argument) => unknown, argument?: Argument): string {
  return `(${String(run)})(${JSON.stringify(argument)})`;
}
