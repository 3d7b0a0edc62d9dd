import type { Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { barePage } from './bare-page.ts';
import { enlargeText } from './enlarge-text.ts';
import { bodyWith, everyForm, fillInAll, openForm } from './every-form.ts';
import { expect, failedRequest, test } from './fixtures.ts';
import { button } from './form.ts';

// Each of them looks at a page in up to six states, which takes a while: no two need to wait for each other.
test.describe.configure({ mode: 'parallel' });

interface Look {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Once before the page is opened. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** In each state, before it is looked at. */
  readonly adapt?: (page: Page) => Promise<void>;
}

const looks: readonly Look[] = [
  { name: 'at 320 px', width: 320, height: 700 },
  { name: 'at 400 % zoom with text of 200 %', width: 320, height: 256, adapt: enlargeText },
  { name: 'in forced colours', width: 1280, height: 900, prepare: (page) => page.emulateMedia({ forcedColors: 'active' }) },
];

/** Axe's findings, what scrolls sideways, and texts that are cut off. */
async function findingsIn(page: Page, { adapt }: Look): Promise<string[]> {
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
async function holdPosts(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${path}`, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

for (const { name, kind } of everyForm) {
  for (const look of looks) {
    test(`fault 55: ${name} ${look.name} has no finding in any of its states`, async ({ page, sandbox, bare, expectConsole }) => {
      expectConsole(failedRequest, /answered 503$/);
      const path = `/${kind}`;
      const findings: Record<string, string[]> = {};
      const lookAt = async (state: string) => (findings[state] = await findingsIn(page, look));
      await page.setViewportSize({ width: look.width, height: look.height });
      await look.prepare?.(page);
      await openForm(page, bare.serve(barePage(sandbox, { body: bodyWith(name) })));
      await lookAt('idle');

      await button(page).click();
      await expect(page.locator('.aw-field-error').first()).toBeVisible();
      await lookAt('invalid');

      await fillInAll(page);
      const adviser = page.getByLabel('Adviser name');
      if (await adviser.isVisible()) {
        await adviser.fill('ar');
        await expect(page.getByText(/and \d+ more/)).toBeVisible();
        await lookAt('choosing an adviser');
        await page.getByRole('listbox').getByRole('option').first().click(); // the list stands over the button
      }

      const release = await holdPosts(page, path);
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
      expect(Object.entries(findings).filter(([, found]) => found.length > 0)).toEqual([]);
    });
  }
}

test('fault 55: under reduced motion nothing of a form moves, be it busy, failed or sent', async ({ page, sandbox, bare, expectConsole }) => {
  expectConsole(failedRequest, /answered 503$/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openForm(page, bare.serve(barePage(sandbox, { body: bodyWith('request-call-form') })));
  const moving = () => page.evaluate(() => document.getAnimations().length);
  const found: number[] = [];
  await fillInAll(page);
  const release = await holdPosts(page, '/call-centre');
  await sandbox.fail({ path: '/call-centre', status: 503 });
  await button(page).click();
  await expect(button(page)).toHaveText('Sending…');
  found.push(await moving());
  release();
  await expect(page.getByRole('alert')).toContainText('Sorry, something went wrong.');
  found.push(await moving());
  await button(page).click();
  await expect(page.getByText('Your request has been received.')).toBeVisible();
  found.push(await moving());
  expect(found).toEqual([0, 0, 0]);
});
