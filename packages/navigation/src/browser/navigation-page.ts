import { barePage, expect, type BareOrigin, type TestSandbox } from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

export const text = Array.from(
  { length: 40 },
  (_, index) =>
    `<p style="margin: 0; height: 60px"><a href="#p${index}" id="p${index}">Paragraph ${index}</a></p>`,
).join('');

export async function openNavigation(
  page: Page,
  { sandbox, bare, body, head = '' }: { sandbox: TestSandbox; bare: BareOrigin; body: string; head?: string },
): Promise<void> {
  await page.goto(navigationPage({ sandbox, bare, body, head }));
  for (const placeholder of await page.locator('[data-widget]').all())
    await expect(placeholder).toHaveAttribute('data-widget-state', 'ready');
}

export function navigationPage({
  sandbox,
  bare,
  body,
  head = '',
}: {
  sandbox: TestSandbox;
  bare: BareOrigin;
  body: string;
  head?: string;
}): string {
  const sheet = `<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="${sandbox.url}/adviser-widgets/1/page.css"><style>body { margin: 0; font: 16px/1.5 sans-serif }</style>`;
  return bare.serve(barePage(sandbox, { body, head: sheet + head }));
}

/** Without animation; waits until the page has rendered. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (y) =>
      new Promise(
        (resolve) => (
          window.scrollTo({ top: y, behavior: 'instant' }),
          requestAnimationFrame(() => requestAnimationFrame(resolve))
        ),
      ),
    top,
  );
}

export async function unmount(page: Page, selector: string): Promise<void> {
  await page
    .locator(selector)
    .evaluate((element: Element) =>
      (window as unknown as { AdviserWidgets: { unmount(element: Element): void } }).AdviserWidgets.unmount(
        element,
      ),
    );
  await expect(page.locator(selector)).not.toHaveAttribute('data-widget-state');
}
