import { expect } from '@playwright/test';
import type { Driver, Selector } from './driver.ts';
import { findInPage } from './poll.ts';
import { waitFor } from './poll.ts';
import { takeRecorded } from './record-console.ts';

/** Sends a command of the session: https://www.w3.org/TR/webdriver1/#endpoints */
export type Command = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** WebDriver's code points for keys without a character. */
const keyCodes: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** A window of WebKitGTK's browser is never narrower. */
const leastWidth = 447;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Drives a browser by classic WebDriver. */
export function createWebDriver(command: Command): Driver {
  const logged: string[] = [];
  const evaluate = evaluateBy(command);
  const keepConsole = async () => void logged.push(...(await evaluate(takeRecorded)));
  const find = async (selector: Selector) => {
    await waitFor(evaluate, findInPage, selector);
    const script = `const element = (${String(findInPage)})(arguments[0]);
      element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return element;`;
    const element = await command('POST', '/execute/sync', { script, args: [selector] });
    if (element === null) throw new Error(`${JSON.stringify(selector)} is gone again`);
    return element as Readonly<Record<string, string>>; // a reference: its value is the id
  };
  const press = async (values: readonly string[]) => {
    const actions = values.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
    await command('POST', '/actions', { actions: [{ type: 'key', id: 'key', actions }] });
  };
  return {
    async goto(url) {
      await keepConsole(); // another origin has another storage
      await command('POST', '/url', { url });
    },
    evaluate,
    waitFor: (condition, argument) => waitFor(evaluate, condition, argument),
    async click(selector) {
      const [id = ''] = Object.values(await find(selector));
      await command('POST', `/element/${id}/click`, {});
    },
    type: (text) => press([...text]),
    async press(...keys) {
      for (const key of keys) await press([keyCodes[key] ?? key]);
    },
    async resize(width, height) {
      const wanted = { width: Math.max(width, leastWidth), height };
      const isResized = async () => {
        const page = await evaluate(sizeOfPage);
        if (page.width === wanted.width && page.height === wanted.height) return true;
        const window = (await command('GET', '/window/rect')) as Size;
        await command('POST', '/window/rect', {
          width: wanted.width + window.width - page.width,
          height: wanted.height + window.height - page.height,
        });
        return false;
      };
      await expect.poll(isResized, `a page of ${wanted.width} × ${height} px`).toBe(true); // the window follows later
    },
    async screenshot() {
      await evaluate(repaint);
      return Buffer.from(String(await command('GET', '/screenshot')), 'base64');
    },
    async console() {
      await keepConsole();
      return logged;
    },
    close: async () => void (await command('DELETE', '')),
  };
}

function evaluateBy(command: Command): Driver['evaluate'] {
  return async (run, argument) => {
    const script = `const [argument, done] = arguments;
      Promise.resolve(argument).then(${String(run)}).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
    const answer = await command('POST', '/execute/async', { script, args: [argument ?? null] });
    const { value, error } = answer as { value: never; error?: string }; // as the script has made it
    if (error !== undefined) throw new Error(error);
    return value;
  };
}

const sizeOfPage = (): Size => ({ width: innerWidth, height: innerHeight });

/** WebKitGTK does not paint a page at rest, and its picture would be an old one. */
function repaint(): void {
  document.documentElement.animate({ outlineOffset: ['0px', '1px'] }, 1_000);
}
