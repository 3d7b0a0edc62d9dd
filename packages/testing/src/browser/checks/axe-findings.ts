import axe from 'axe-core';
import type { Page } from '@playwright/test';
import { axeOptions, axeSentences } from '../../axe-sentences.ts';

/** Returns axe's findings in a page as sentences. */
export async function axeFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (options) => {
    const { axe: checker } = window as unknown as { axe: typeof axe };
    return (await checker.run(options)).violations;
  }, axeOptions);
  return axeSentences(violations);
}
