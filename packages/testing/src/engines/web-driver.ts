import { expect } from '@playwright/test';
import { Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { Driver, Selector } from './driver.ts';
import { findInPage, waitFor } from './poll.ts';
import { takeRecorded } from './record-console.ts';

/** Keys without a character, by their names in events. */
const keys: Readonly<Record<string, string>> = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  ArrowLeft: Key.ARROW_LEFT,
  ArrowUp: Key.ARROW_UP,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowDown: Key.ARROW_DOWN,
};

/** A window of WebKitGTK's browser is never narrower. */
const leastWidth = 447;

/** Drives a browser by classic WebDriver. */
export function createWebDriver(browser: WebDriver): Driver {
  const logged: string[] = [];
  const evaluate = evaluateIn(browser);
  const keepConsole = async () => void logged.push(...(await evaluate(takeRecorded)));
  const find = async (selector: Selector) => {
    await waitFor(evaluate, findInPage, selector);
    const script = `const element = (${String(findInPage)})(arguments[0]);
      element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return element;`;
    const element = await browser.executeScript<WebElement | null>(script, selector);
    if (element === null) throw new Error(`${JSON.stringify(selector)} is gone again`);
    return element;
  };
  const type = (text: string) => browser.actions({ async: true }).sendKeys(text).perform();
  return {
    async goto(url) {
      await keepConsole(); // another origin has another storage
      await browser.get(url);
    },
    evaluate,
    waitFor: (condition, argument) => waitFor(evaluate, condition, argument),
    click: async (selector) => (await find(selector)).click(),
    type,
    async press(...names) {
      for (const name of names) await type(keys[name] ?? name);
    },
    async resize(width, height) {
      const wanted = { width: Math.max(width, leastWidth), height };
      const isResized = async () => {
        const page = await evaluate(sizeOfPage);
        if (page.width === wanted.width && page.height === wanted.height) return true;
        const window = browser.manage().window();
        const outer = await window.getRect();
        await window.setRect({
          width: wanted.width + outer.width - page.width,
          height: wanted.height + outer.height - page.height,
        });
        return false;
      };
      await expect.poll(isResized, `a page of ${wanted.width} × ${height} px`).toBe(true); // the window follows later
    },
    async screenshot() {
      await evaluate(repaint);
      return Buffer.from(await browser.takeScreenshot(), 'base64');
    },
    async console() {
      await keepConsole();
      return logged;
    },
    close: () => browser.quit(),
  };
}

function evaluateIn(browser: WebDriver): Driver['evaluate'] {
  return async (run, argument) => {
    const script = `const [argument, done] = arguments;
      Promise.resolve(argument).then(${String(run)}).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const answer = await browser.executeAsyncScript(script, argument ?? null);
    const { value, error } = answer as { value: never; error?: string }; // as the script has made it
    if (error !== undefined) throw new Error(error);
    return value;
  };
}

const sizeOfPage = () => ({ width: innerWidth, height: innerHeight });

/** WebKitGTK does not paint a page at rest, and its picture would be an old one. */
function repaint(): void {
  document.documentElement.animate({ outlineOffset: ['0px', '1px'] }, 1_000);
}
