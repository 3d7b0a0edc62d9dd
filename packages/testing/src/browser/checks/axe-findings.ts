import axe from 'axe-core';
import type { Page } from '@playwright/test';

/**
 * Returns axe's findings as sentences. Covers all of WCAG 2.2 A and AA, with target size and best practices;
 * skips frames.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    const { violations } = await checker.run({
      iframes: false,
      rules: { 'target-size': { enabled: true } },
    } as never);
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(' ')})`,
    );
  });
}
