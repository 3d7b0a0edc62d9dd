import type { Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { enlargeText } from './enlarge-text.ts';
import { expect, type TestSandbox } from './fixtures.ts';
import { button } from './form.ts';
import { hold } from './hold.ts';

/** A way that somebody may look at a page. */
export interface Look {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Once before the page is opened. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** In each state, before it is looked at. */
  readonly adapt?: (page: Page) => Promise<void>;
}

/** The ways in which a widget has to be right in each of its states. */
export const looks: readonly Look[] = [
  { name: 'at 320 px', width: 320, height: 700 },
  { name: 'at 400 % zoom with text of 200 %', width: 320, height: 256, adapt: enlargeText },
  { name: 'in forced colours', width: 1280, height: 900, prepare: (page) => page.emulateMedia({ forcedColors: 'active' }) },
];

/** What was found wrong, by the state it was found in. */
export interface Findings {
  lookAt(state: string): Promise<void>;
  /** Those states in which there was something. */
  found(): Record<string, readonly string[]>;
}

/** Makes the page look that way; call it before the page is opened. */
export async function lookThrough(page: Page, look: Look): Promise<Findings> {
  const findings: Record<string, readonly string[]> = {};
  await page.setViewportSize({ width: look.width, height: look.height });
  await look.prepare?.(page);
  return {
    async lookAt(state) {
      const found = await findingsIn(page, look);
      if (found.length > 0) findings[state] = found;
    },
    found: () => findings,
  };
}

/** Axe's findings, what scrolls sideways, and texts that are cut off. */
async function findingsIn(page: Page, { adapt }: Look): Promise<string[]> {
  await adapt?.(page);
  const cutOff = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const texts = [...document.querySelectorAll('.aw-root :is(h2, h3, p, li, label, legend, button, a, .aw-optional)')];
    const wide = texts.filter((text) => !text.closest('.aw-away, .aw-hidden') && text.getBoundingClientRect().right > clientWidth);
    return [...(scrollWidth > clientWidth ? [`The page scrolls sideways: ${scrollWidth} px`] : []), ...wide.map((text) => `Cut off: ${text.outerHTML}`)];
  });
  return [...cutOff, ...(await axeFindings(page))];
}

/** Sends a filled-in form in vain and again, and looks at it on the way; the test expects a console that says 503. */
export async function lookAtSubmission(page: Page, sandbox: TestSandbox, { path, lookAt }: Pick<Findings, 'lookAt'> & { readonly path: string }): Promise<void> {
  const { release } = await hold(page, `**${path}`);
  await sandbox.fail({ path, status: 503 });
  await button(page).click();
  await expect(button(page)).toHaveText('Sending…');
  await lookAt('sending');

  release();
  await expect(page.getByRole('alert')).toContainText('Sorry, something went wrong.');
  await lookAt('failed');

  await button(page).click();
  await expect(page.getByText('Your request has been received.')).toBeVisible();
  await lookAt('sent');
}
