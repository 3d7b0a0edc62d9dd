// Libraries for smooth scrolling take the wheel, and leave alone what is marked for them (P25).
import { readFileSync } from 'node:fs';
import { hostLibraries } from '@adviser-widgets/host-libraries';
import { barePage, expect, test, type BareOrigin, type TestSandbox } from '@adviser-widgets/testing/browser';
import type { Locator, Page } from '@playwright/test';

const lenis = hostLibraries
  .filter(({ name }) => name.startsWith('Lenis'))
  .flatMap(({ scripts, use }) => [...scripts.map((path) => readFileSync(path, 'utf8')), use]);

const scripts = lenis.map((script) => `<script>${script.replaceAll('</script', '<\\/script')}</script>`);

const links = (count: number) =>
  Array.from({ length: count }, (_, index) => `<li><a href="/page-${index}">Page ${index}</a></li>`).join('');

async function open(
  page: Page,
  { sandbox, bare }: { sandbox: TestSandbox; bare: BareOrigin },
  widget: string,
): Promise<void> {
  const body = `<button id="go">Go</button>${widget}${'<br>'.repeat(300)}${scripts.join('')}`;
  await page.goto(bare.serve(barePage(sandbox, { body })));
  await expect(page.locator('[data-widget]')).toHaveAttribute('data-widget-state', 'ready');
}

async function expectWheelScrolls(page: Page, part: Locator): Promise<void> {
  await part.hover();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => part.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100);
  expect(await page.evaluate(() => scrollY)).toBe(0);
}

test('the wheel scrolls a long pop-up under Lenis', async ({ page, sandbox, bare }) => {
  const widget = `<div class="aw-widget" data-widget="pop-up" data-trigger="go" data-heading="Offer"><ul>${links(80)}</ul></div>`;
  await open(page, { sandbox, bare }, widget);
  await page.locator('#go').click();
  await expectWheelScrolls(page, page.getByRole('dialog', { name: 'Offer' }));
});

test('the wheel scrolls the menu under Lenis', async ({ page, sandbox, bare }) => {
  const widget = `<div class="aw-widget" data-widget="off-canvas-nav"><ul>${links(80)}</ul></div>`;
  await open(page, { sandbox, bare }, widget);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expectWheelScrolls(page, page.getByRole('dialog', { name: 'Menu' }));
});

test('the wheel scrolls the rest of the calculators under Lenis', async ({ page, sandbox, bare }) => {
  const widget = `<div class="aw-widget" data-widget="calculator-nav"><ul>${links(60)}</ul></div>`;
  await open(page, { sandbox, bare }, widget);
  await page.getByRole('button', { name: 'More Calculators' }).click();
  await expectWheelScrolls(page, page.locator('.aw-calculators__rest'));
});

test('the wheel scrolls the results of a search under Lenis', async ({ page, sandbox, bare }) => {
  await page.setViewportSize({ width: 800, height: 480 });
  const widget = '<div class="aw-widget" data-widget="inline-search" style="margin-top: 200px"></div>';
  await open(page, { sandbox, bare }, widget);
  await page
    .getByRole('textbox', { name: 'Search' })
    .or(page.getByRole('combobox', { name: 'Search' }))
    .fill('loan');
  await expect(page.getByRole('option').nth(3)).toBeVisible();
  await expectWheelScrolls(page, page.locator('.aw-popup'));
});
