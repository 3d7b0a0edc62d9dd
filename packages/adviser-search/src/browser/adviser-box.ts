import { siteAdvisers } from '@adviser-widgets/site';
import {
  barePage,
  expect,
  pauseClock,
  type BareOrigin,
  type TestSandbox,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

export const search = (attributes = '') =>
  `<div class="aw-widget" data-widget="adviser-search" ${attributes}><p>Our advisers</p></div>`;

export const region = (page: Page) => page.getByRole('combobox', { name: 'Postcode' });
export const panel = (page: Page) => page.getByRole('region', { name: /^There (are|is) \d/ });
export const names = (page: Page) => panel(page).getByRole('heading', { level: 3 });

export function namesIn(postcode: string): string[] {
  return siteAdvisers().flatMap((adviser) => (adviser.postcode === postcode ? [adviser.name] : []));
}

export function listSearches(page: Page): string[] {
  const searched: string[] = [];
  page.on('request', (request) => {
    const [, postcode] = /\/adviser-search\/([^/]+)$/.exec(request.url()) ?? [];
    if (postcode && request.method() === 'POST') searched.push(postcode);
  });
  return searched;
}

export async function open(
  page: Page,
  { sandbox, bare }: { sandbox: TestSandbox; bare: BareOrigin },
  body = search(),
): Promise<void> {
  await page.goto(bare.serve(barePage(sandbox, { body: `<main><h1>Advisers</h1>${body}</main>` })));
  for (const placeholder of await page.locator('[data-widget]').all())
    await expect(placeholder).toHaveAttribute('data-widget-state', 'ready');
}

export async function holdClock(page: Page): Promise<() => Promise<void>> {
  await pauseClock(page);
  return () => page.clock.resume();
}
