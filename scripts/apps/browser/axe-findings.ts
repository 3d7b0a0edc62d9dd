import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** WCAG 2.2 A and AA, target size and best practices. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: checker } = window as unknown as { axe: typeof axe }; // the script above defines it
    const { violations } = await checker.run({ rules: { 'target-size': { enabled: true } } });
    return violations.map(
      ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(' ')})`,
    );
  });
}
