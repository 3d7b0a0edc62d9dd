import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** What axe finds, as sentences. Everything in WCAG 2.2 A and AA, target size and best practices included. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const { violations: list } = await checker.run({ rules: { 'target-size': { enabled: true } } } as never);
    return list.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(' ')})`);
  });
  return found;
}
