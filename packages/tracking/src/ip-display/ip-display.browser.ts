import { barePage, expect, expectReady, placeholder, test } from '@adviser-widgets/testing/browser';

test("the page's address reaches the visitor record, and nothing shows", async ({ page, sandbox, bare }) => {
  await page.goto(
    bare.serve(barePage(sandbox, { body: '<div data-widget="ip-display" data-ip="203.0.113.7"></div>' })),
  );
  await expectReady(page);
  await expect(placeholder(page)).toBeHidden();
  const known = () =>
    (globalThis as Record<symbol, { ipAddress?: string } | undefined>)[Symbol.for('adviser-widgets tracking')]
      ?.ipAddress;
  await expect.poll(() => page.evaluate(known)).toBe('203.0.113.7');
});
