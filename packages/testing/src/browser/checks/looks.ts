import type { Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { enlargeText, resetText } from './enlarge-text.ts';
import { expect, type TestSandbox } from '../test/fixtures.ts';
import { button } from '../forms/form.ts';
import { hold } from '../waits/hold.ts';
import { untilStill } from '../waits/quiet.ts';

/** A way to view a page that is already open. */
export interface Look {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly forcedColours?: true;
  /** Text at twice its size. */
  readonly largeText?: true;
}

/** The looks in which each state of a widget must be right. */
export const looks: readonly Look[] = [
  { name: 'at 320 px', width: 320, height: 700 },
  { name: 'at 400 % zoom with text of 200 %', width: 320, height: 256, largeText: true },
  { name: 'in forced colours', width: 1280, height: 900, forcedColours: true },
];

/**
 * Checks a page's current state in every look, without a reload. Failures name the state and the look, and
 * the test continues.
 */
export async function lookAt(page: Page, state: string): Promise<void> {
  await inEachLook(page, looks, async ({ name }) =>
    expect.soft(await findings(page), `${state}, ${name}`).toEqual([]),
  );
}

/** Applies each look in turn and runs `check`, then restores the page. */
export async function inEachLook(
  page: Page,
  each: readonly Look[],
  check: (look: Look) => Promise<void>,
): Promise<void> {
  const before = page.viewportSize();
  for (const look of each) {
    await page.setViewportSize({ width: look.width, height: look.height });
    await page.emulateMedia({ forcedColors: look.forcedColours ? 'active' : null });
    await untilStill(page);
    if (look.largeText) await enlargeText(page);
    await check(look);
    if (look.largeText) await resetText(page);
  }
  await page.emulateMedia({ forcedColors: null });
  if (before) await page.setViewportSize(before);
}

/** Returns axe's findings, horizontal scrolling and text that is cut off. */
export async function findings(page: Page): Promise<string[]> {
  const cutOff = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const texts = [
      ...document.querySelectorAll('.aw-root :is(h2, h3, p, li, label, legend, button, a, .aw-optional)'),
    ];
    const wide = texts.filter(
      (text) => !text.closest('.aw-away, .aw-hidden') && text.getBoundingClientRect().right > clientWidth,
    );
    return [
      ...(scrollWidth > clientWidth ? [`The page scrolls sideways: ${scrollWidth} px`] : []),
      ...wide.map((text) => `Cut off: ${text.outerHTML}`),
    ];
  });
  return [...cutOff, ...(await axeFindings(page))];
}

/**
 * Submits a filled-in form that fails once and then succeeds, and checks each state. The test expects a 503
 * on the console.
 */
export async function lookAtSubmission(page: Page, sandbox: TestSandbox, path: string): Promise<void> {
  const { release } = await hold(page, `**${path}`);
  await sandbox.fail({ path, status: 503 });
  await button(page).click();
  await expect(button(page)).toHaveText('Sending…');
  await lookAt(page, 'sending');

  release();
  await expect(page.getByRole('alert')).toContainText('Sorry, something went wrong.');
  await lookAt(page, 'failed');

  await button(page).click();
  await expect(page.getByText('Your request has been received.')).toBeVisible();
  await lookAt(page, 'sent');
}
