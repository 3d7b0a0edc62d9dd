import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { axeFindings, button, expect, fillIn, inAllUnless, test } from '@adviser-widgets/testing/browser';

const html = readFileSync(join(import.meta.dirname, 'index.html'), 'utf8');

for (const width of [360, 1280]) {
  test(
    `the plain HTML example works unchanged, at ${width} px`,
    inAllUnless(width === 360),
    async ({ page, sandbox, bare }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(bare.serve(html.replaceAll('http://127.0.0.1:4400', sandbox.url)));
      await page.getByRole('button', { name: 'What does an adviser cost me?' }).click();
      await expect(page.getByText('the lender or insurer pays')).toBeVisible();
      await page.getByRole('region', { name: 'Notice' }).getByRole('link').click();
      await fillIn(page);
      await button(page).click();
      await expect(page.getByText('We call you back within a working day.')).toBeVisible();
      expect(sandbox.records('call-centre')).toHaveLength(1);
      expect(await axeFindings(page)).toEqual([]);
      expect(
        await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        ),
      ).toBe(0);
    },
  );
}
