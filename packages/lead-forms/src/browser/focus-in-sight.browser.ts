import {
  barePage,
  bodyWith,
  button,
  everyForm,
  expect,
  failedRequest,
  fillInAll,
  inAllUnless,
  isRepresentative,
  openForm,
  test,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

const screenHeight = 640;
const headerHeight = 72; // the sticky header's
const barHeight = 64;

const head = `<style>
  .header, .bar { position: fixed; left: 0; right: 0; z-index: 1; background: #0b2545; }
  .header { top: 0; height: ${headerHeight}px; }
  .bar { bottom: 0; height: ${barHeight}px; }
  main { padding: ${headerHeight + 8}px 0 900px; }
</style>`;
const around = '<div class="header"></div><div class="bar"></div>';

/** Returns what has the focus, and whether the header or the bar covers any of it. */
function focused(page: Page): Promise<string> {
  return page.evaluate(
    ([above, below]) => {
      const element = document.activeElement;
      const { top = 0, bottom = 0 } = element?.getBoundingClientRect() ?? {};
      const name =
        element?.getAttribute('name') ?? element?.getAttribute('aria-label') ?? element?.textContent ?? '';
      const where =
        top < above
          ? `${Math.round(above - top)} px under the header`
          : bottom > below
            ? `${Math.round(bottom - below)} px under the bar`
            : 'in sight';
      return `${name}: ${where}`;
    },
    [headerHeight, screenHeight - barHeight] as const,
  );
}

/** Presses a key until the focus leaves the form; resolves with the covered elements on the way. */
async function coveredOnTheWay(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const covered: string[] = [];
  while (
    await page.evaluate(
      () =>
        document.querySelector('.aw-form')?.contains(document.activeElement) &&
        document.activeElement?.localName !== 'iframe',
    )
  ) {
    const found = await focused(page);
    if (!found.endsWith('in sight')) covered.push(found);
    await page.keyboard.press(key);
  }
  return covered;
}

for (const { name, kind } of everyForm) {
  test(
    `fault 55: in ${name} no focused element is under a sticky header or a bar at the foot`,
    inAllUnless(isRepresentative(name)),
    async ({ page, sandbox, bare, expectConsole }) => {
      expectConsole(failedRequest, /answered 503$/);
      await page.setViewportSize({ width: 320, height: screenHeight });
      await openForm(page, bare.serve(barePage(sandbox, { body: bodyWith(name, around), head })));

      await page.locator('.aw-control').first().focus();
      expect(await coveredOnTheWay(page, 'Tab')).toEqual([]);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await page.locator('.aw-privacy a').focus();
      expect(await coveredOnTheWay(page, 'Shift+Tab')).toEqual([]);

      await button(page).focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('.aw-control').first()).toBeFocused();
      expect(await focused(page)).toContain('in sight');

      await sandbox.fail({ path: `/${kind}`, status: 503 });
      await fillInAll(page);
      await button(page).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alert')).toContainText('Sorry, something went wrong.');
      expect(await focused(page)).toBe('Try again: in sight');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('status')).toBeFocused();
      expect(await focused(page)).toContain('in sight');
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe('Close: in sight');
    },
  );
}

test('fault 55: a link of the error summary leads to a visible field', async ({ page, sandbox, bare }) => {
  const body = bodyWith('call-centre-form', around).replace(
    'data-closable',
    'data-error-summary data-closable',
  );
  await page.setViewportSize({ width: 320, height: screenHeight });
  await openForm(page, bare.serve(barePage(sandbox, { body, head })));
  await button(page).click();
  const links = page.getByRole('group', { name: 'There is a problem' }).getByRole('link');
  await expect(links).toHaveCount(6);
  for (const link of await links.all()) {
    await link.focus();
    await page.keyboard.press('Enter');
    expect(await focused(page)).toMatch(/^Form\w+: in sight$/);
  }
});
