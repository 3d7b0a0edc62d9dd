import { putValues } from '@adviser-widgets/testing/put-values';
import {
  barePage,
  bodyWith,
  button,
  everyForm,
  everyValue,
  expect,
  fieldNames,
  inAllUnless,
  isRepresentative,
  openForm,
  sentFor,
  test,
} from '@adviser-widgets/testing/browser';

const { hasAdviser: _ticked, ...filled } = everyValue; // no browser ticks a box that reveals a field

for (const { name, kind } of everyForm) {
  test(
    `fault 45: ${name} sends values that were filled in without an event, as autofill does`,
    inAllUnless(isRepresentative(name)),
    async ({ page, sandbox, bare }) => {
      await openForm(page, bare.serve(barePage(sandbox, { body: bodyWith(name) })));
      const names = await fieldNames(page);
      await page.locator('.aw-form').evaluate(putValues, filled);
      await button(page).click();
      await expect(page.getByText('Your request has been received.')).toBeVisible();
      const left = names.includes('hasAdviser') ? { hasAdviser: '' } : {};
      expect(sandbox.records(kind)).toMatchObject([
        { attempts: 1, fields: { ...sentFor(names), ...left, Region: 'Wellington' } },
      ]);
    },
  );
}
