import type { Page } from '@playwright/test';
import { axeFindings } from './axe-findings.ts';
import { barePage } from './bare-page.ts';
import { enlargeText } from './enlarge-text.ts';
import { bodyWith, everyForm, openForm, typeThrough } from './every-form.ts';
import { expect, failedRequest, test } from './fixtures.ts';
import { button } from './form.ts';

// Each of them looks at a page four times, which takes a while: no two need to wait for each other.
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
    const texts = [...document.querySelectorAll('.aw-root :is(h2, h3, p, label, button, a, .aw-optional)')];
    const wide = texts.filter((text) => !text.closest('.aw-away, .aw-hidden') && text.getBoundingClientRect().right > clientWidth);
    return [...(scrollWidth > clientWidth ? [`The page scrolls sideways: ${scrollWidth} px`] : []), ...wide.map((text) => `Cut off: ${text.outerHTML}`)];
  });
  return [...cutOff, ...(await axeFindings(page))];
}

for (const { name, path } of everyForm) {
  for (const look of looks) {
    test(`fault 55: ${name} ${look.name} has no finding, be it idle, invalid, failed or sent`, async ({ page, sandbox, bare, expectConsole }) => {
      expectConsole(failedRequest, /answered 503$/);
      await page.setViewportSize({ width: look.width, height: look.height });
      await look.prepare?.(page);
      await openForm(page, bare.serve(barePage(sandbox, { body: bodyWith(name) })));
      const findings = { idle: await findingsIn(page, look), invalid: [''], failed: [''], sent: [''] };

      await button(page).click();
      await expect(page.locator('.aw-field-error').first()).toBeVisible();
      findings.invalid = await findingsIn(page, look);

      await sandbox.fail({ path, status: 503 });
      await typeThrough(page);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toContainText('Sorry, something went wrong.');
      findings.failed = await findingsIn(page, look);

      await button(page).click();
      await expect(page.getByText('Your request has been received.')).toBeVisible();
      findings.sent = await findingsIn(page, look);
      expect(findings).toEqual({ idle: [], invalid: [], failed: [], sent: [] });
    });
  }
}
