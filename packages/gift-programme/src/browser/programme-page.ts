import { expect, type TestSandbox } from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

export const sentence = 'Sorry, something went wrong. Please try again later';

export const hemi = {
  formFullName: 'Hēmi Tautahi',
  formPhone: '021 555 0001',
  formGroupRelation: 'a friend',
};

export async function open(page: Page, sandbox: TestSandbox, query = ''): Promise<void> {
  await page.goto(`${sandbox.url}/programme${query}`);
  await expect(page.locator('[data-widget="gift-programme"]')).toHaveAttribute('data-widget-state', 'ready');
}

export const heading = (page: Page, name: string) => page.getByRole('heading', { name });
export const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

export async function fill(
  page: Page,
  { formFullName, formPhone, formGroupRelation }: typeof hemi,
): Promise<void> {
  await page.getByLabel('Their name').fill(formFullName);
  await page.getByLabel('Their contact number').fill(formPhone);
  await page.getByLabel('Relationship').selectOption(formGroupRelation);
}

export async function add(page: Page, person: typeof hemi): Promise<void> {
  await fill(page, person);
  await press(page, 'Add to the list');
  await expect(page.getByRole('listitem').filter({ hasText: person.formPhone })).toBeVisible();
}
