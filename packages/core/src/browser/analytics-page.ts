import { button, expect, expectReady, fillIn } from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

export const properties = { category: 'Lead', label: 'Request a Call', action: 'Submit' };
export const event = ['track', 'lead_call_centre', properties];

export interface ToolWindow {
  dataLayer: unknown[];
  emitted: { readonly widget: string; readonly name: string }[];
}

export const tools = `<script>
  window.dataLayer = [];
  window.emitted = [];
  addEventListener('aw:analytics', (event) => emitted.push(event.detail));
</script>`;

export async function send(page: Page): Promise<void> {
  await expectReady(page);
  await fillIn(page);
  await button(page).click();
  await expect(page.getByText('Thanks!')).toBeVisible();
}

export function heard(page: Page): Promise<ToolWindow> {
  return page.evaluate(() => {
    const { dataLayer, emitted } = window as unknown as ToolWindow;
    return { dataLayer, emitted };
  });
}
