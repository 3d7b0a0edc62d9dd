import type { Visitor } from './visitor.ts';

/** What the visitors do, by name. Letters are Orca's keys of its browse mode: `e` for the next entry, `h` heading. */
export const journeys: Readonly<Record<string, (visitor: Visitor) => Promise<void>>> = {
  callback: requestCallback,
  advisers: findAdviser,
  faq: readQuestions,
};

/** A call-back request, sent once without the email address. */
async function requestCallback({ page, open, press, pressUntil, type }: Visitor): Promise<void> {
  const form = page.locator('[data-widget="callback-form"]');
  const focused = (name: string) => () =>
    form.locator(`[name="${name}"]`).evaluate((control) => control === document.activeElement);
  await open('/find-help');
  await form.scrollIntoViewIfNeeded();
  await form.locator('form').waitFor();
  await pressUntil('e', focused('FormFirstName'));
  await press('Insert+a'); // from browse mode to focus mode
  await type('Ana');
  await press('Tab');
  await type('Ngata');
  await press('Tab', 'Tab');
  await type('021 555 0000');
  await press('Tab');
  await type('Well');
  await pressUntil('Tab', () =>
    form.locator('[type="submit"]').evaluate((button) => button === document.activeElement),
  );
  await press('Return');
  await type('ana@example.nz');
  await press('Return');
}

/** The advisers of a region, by the search. */
async function findAdviser({ page, open, press, pressUntil, type }: Visitor): Promise<void> {
  const search = page.locator('[data-widget="adviser-search"]');
  const region = search.locator('select');
  await open('/advisers');
  await search.scrollIntoViewIfNeeded();
  await region.waitFor();
  await pressUntil('c', () => region.evaluate((list) => list === document.activeElement));
  await type('Well');
  await press('Tab', 'Tab', 'Tab', 'Tab');
}

/** A question of the FAQ, and its answer. */
async function readQuestions({ page, open, press, pressUntil }: Visitor): Promise<void> {
  await open('/faq');
  const button = page.getByRole('button', { name: 'Whose side is an adviser on?' });
  await button.waitFor();
  await pressUntil('b', () => button.evaluate((found) => found === document.activeElement));
  await press('Return', 'Down', 'Down', 'Down', 'Down', 'Down');
}
