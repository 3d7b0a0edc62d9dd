import {
  acceptAddress,
  barePage,
  bodyWith,
  everyForm,
  expect,
  expectReady,
  inAll,
  openWithSavedAddress,
  savedAddress,
  test as base,
} from '@adviser-widgets/testing/browser';
import type { Locator, Page } from '@playwright/test';

/** What the browser knows of the fields, by their `autocomplete`. */
const known: Readonly<Record<string, string>> = {
  FormFullName: savedAddress.fullName,
  FormFirstName: savedAddress.givenName,
  FormLastName: savedAddress.familyName,
  FormEmail: savedAddress.email,
  FormPhone: savedAddress.phone,
};

/** Without a region in the address, and without questions that only we ask. */
const leftToTheVisitor = ['FormPostcode', 'FormSubject'];

const test = base.extend<{ visitor: Page }>({
  visitor: async ({}, use) => {
    const { page, close } = await openWithSavedAddress();
    await use(page);
    await close();
  },
});

for (const { name } of everyForm)
  test(
    `Chromium fills in ${name} with a saved address, its errors go, and the form keeps the values`,
    inAll,
    async ({ visitor, sandbox, bare }) => {
      const body = bodyWith(name).replace('data-closable', 'data-draft="true" data-closable');
      await visitor.goto(bare.serve(barePage(sandbox, { body })));
      await expectReady(visitor);
      await visitor.click('.aw-form [type="submit"]');
      const fields = visitor.locator('.aw-fields [name]');
      const invalid = visitor.locator('.aw-fields [name][aria-invalid]');
      await expect(invalid).not.toHaveCount(0);
      const names = Object.keys(await valuesOf(fields));
      const expected = Object.fromEntries(Object.entries(known).filter(([field]) => names.includes(field)));

      await visitor.click('.aw-fields input >> nth=0');
      await acceptAddress(visitor);

      await expect.poll(() => valuesOf(visitor.locator('.aw-fields [name]:autofill'))).toEqual(expected);
      await expect
        .poll(async () => Object.keys(await valuesOf(invalid)))
        .toEqual(names.filter((field) => leftToTheVisitor.includes(field)));
      expect(await draftOf(visitor)).toMatchObject(expected);
      await expect(visitor.locator('.aw-away input')).toHaveValue('');
    },
  );

function valuesOf(controls: Locator): Promise<Record<string, string>> {
  return controls.evaluateAll((elements) =>
    Object.fromEntries((elements as HTMLInputElement[]).map(({ name, value }) => [name, value])),
  );
}

function draftOf(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const draft = Object.entries(sessionStorage).find(([key]) => key.startsWith('aw-draft '));
    const stored = JSON.parse(draft?.[1] ?? '') as { value: { value: { values: object } } };
    return stored.value.value.values;
  });
}
