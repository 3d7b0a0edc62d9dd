import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright';
import type { Desktop } from './desktop.ts';

/** Somebody who hears the page and has a keyboard. */
export interface Visitor {
  readonly page: Page;
  /** Opens a page of the demo site. */
  open(path: string): Promise<void>;
  /** Presses keys, and prints what is said to each. */
  press(...keys: string[]): Promise<void>;
  /** Presses a key until the page has got there. */
  pressUntil(key: string, isThere: () => boolean | Promise<boolean>): Promise<void>;
  type(text: string): Promise<void>;
}

/** Milliseconds without a word after which Orca has finished. */
const silence = 1200;
/** Presses of one key on the way to something. */
const limit = 80;

export function createVisitor(page: Page, desktop: Desktop, origin: string): Visitor {
  let heard = 0;
  /** Waits until Orca has finished, and prints what it said. */
  const listen = async (action: string) => {
    let count = -1;
    while (count !== desktop.said().length) {
      count = desktop.said().length;
      await wait(silence);
    }
    console.log(`  [${action}]`);
    for (const phrase of desktop.said().slice(heard)) console.log(`    ${phrase}`);
    heard = desktop.said().length;
  };
  const press = async (key: string) => {
    desktop.press(key);
    await listen(key);
  };
  return {
    page,
    async open(path) {
      await page.goto(new URL(path, origin).href);
      await listen(`opens ${path}`);
    },
    async press(...keys) {
      for (const key of keys) await press(key);
    },
    async pressUntil(key, isThere) {
      for (let count = 0; !(await isThere()); count++) {
        if (count === limit) throw new Error(`${limit} presses of ${key} did not get there.`);
        await press(key);
      }
    },
    async type(text) {
      desktop.type(text);
      await listen(`types ${text}`);
    },
  };
}
