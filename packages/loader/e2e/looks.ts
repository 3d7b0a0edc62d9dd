import type { Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { enlargeText } from './enlarge-text.ts';

/** A way a page is looked at. */
export interface Look {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Once before the page is opened. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** In each state, before it is looked at. */
  readonly adapt?: (page: Page) => Promise<void>;
}

export const looks: readonly Look[] = [
  { name: 'at 320 px', width: 320, height: 700 },
  { name: 'at 400 % zoom with text of 200 %', width: 320, height: 256, adapt: enlargeText },
  { name: 'in forced colours', width: 1280, height: 900, prepare: (page) => page.emulateMedia({ forcedColors: 'active' }) },
];

/** Axe's findings, what scrolls sideways, and texts that are cut off. */
export async function findingsIn(page: Page, { adapt }: Look): Promise<string[]> {
  await adapt?.(page);
  const cutOff = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const texts = [...document.querySelectorAll('.aw-root :is(h2, h3, p, li, label, button, a, .aw-optional)')];
    const wide = texts.filter((text) => !text.closest('.aw-away, .aw-hidden') && text.getBoundingClientRect().right > clientWidth);
    return [...(scrollWidth > clientWidth ? [`The page scrolls sideways: ${scrollWidth} px`] : []), ...wide.map((text) => `Cut off: ${text.outerHTML}`)];
  });
  return [...cutOff, ...(await axeFindings(page))];
}

/** Keeps the posts to an address ending in `path` from leaving until what this resolves with is called. */
export async function holdPosts(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${path}`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
