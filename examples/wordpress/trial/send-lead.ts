import { expect, type Page } from '@playwright/test';

/** Fills in the first form that asks for a call, by the names of its fields, and sends it. */
export async function send(page: Page, mark: string): Promise<void> {
  const form = page.locator('[data-widget="request-call-form"] form').first();
  const values = {
    FormFirstName: 'Mārama',
    FormLastName: "O'Neill",
    FormEmail: `${mark}@example.nz`,
    FormPhone: '021 555 0000',
  };
  for (const [name, value] of Object.entries(values)) await form.locator(`[name="${name}"]`).fill(value);
  await form.locator('[name="FormPostcode"]').selectOption({ label: 'Northland' });
  await form.locator('[name="FormSubject"]').selectOption({ index: 1 });
  await form.locator('button[type="submit"]').click();
  await expect(page.locator('[data-widget="request-call-form"] [name="FormEmail"]')).toHaveCount(0);
}
