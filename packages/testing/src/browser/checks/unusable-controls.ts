import type { Page } from '@playwright/test';
import { controlFaults } from '../../states/control-faults.ts';

/** Returns what is wrong with controls that a visitor cannot see, or cannot press in their middle. */
export async function unusableControls(page: Page, controls: string): Promise<string[]> {
  const found = await page.locator(controls).all();
  return found.length > 0 ? page.locator(controls).evaluateAll(controlFaults) : ['There is none of them'];
}
