import {
  savedAddress,
  startChromiumAutofill,
  startFirefoxAutofill,
  type AutofillBrowser,
} from '@adviser-widgets/testing/autofill';
import { barePage, bodyWith, everyForm, expect, inAll, test } from '@adviser-widgets/testing/browser';

/** What either browser knows of the fields, by their `autocomplete`. */
const known: Readonly<Record<string, string>> = {
  FormFullName: savedAddress.fullName,
  FormFirstName: savedAddress.givenName,
  FormLastName: savedAddress.familyName,
  FormEmail: savedAddress.email,
  FormPhone: savedAddress.phone,
};

/** Without a region in the address, and without questions that only we ask. */
const leftToTheVisitor = ['FormPostcode', 'FormSubject'];

const first = '.aw-fields input';
const controls = `[...document.querySelectorAll('.aw-fields [name]')]`;
const names = `${controls}.map(({ name }) => name)`;
const invalid = `${controls}.filter((control) => control.matches('[aria-invalid]')).map(({ name }) => name)`;
const filled = `Object.fromEntries(${controls}.filter((control) => control.matches(':autofill')).map(({ name, value }) => [name, value]))`;
const draft = `Object.entries(sessionStorage).filter(([key]) => key.startsWith('aw-draft ')).map(([, entry]) => JSON.parse(entry).value.value.values).at(0)`;

/** Opens a form and has all its errors shown. */
async function openWithErrors(browser: AutofillBrowser, address: string): Promise<string[]> {
  await browser.open(address);
  await expect
    .poll(() => browser.evaluate('document.querySelector("[data-widget]").dataset.widgetState'))
    .toBe('ready');
  await browser.click('.aw-form [type="submit"]');
  await expect.poll(() => browser.evaluate<string[]>(invalid)).not.toEqual([]);
  return browser.evaluate(names);
}

const browsers = [
  ['Chromium', startChromiumAutofill],
  ['Firefox', startFirefoxAutofill],
] as const;

for (const [title, start] of browsers) {
  test.describe(`${title} with a saved address`, inAll, () => {
    let browser: AutofillBrowser;

    test.beforeAll(async () => {
      browser = await start();
    });

    test.afterAll(() => browser.close());

    for (const { name } of everyForm) {
      test(`fills in ${name}, clears its errors, and the form keeps the values`, async ({
        sandbox,
        bare,
      }) => {
        const body = bodyWith(name).replace('data-closable', 'data-draft="true" data-closable');
        const fields = await openWithErrors(browser, bare.serve(barePage(sandbox, { body })));
        const expected = Object.fromEntries(
          Object.entries(known).filter(([field]) => fields.includes(field)),
        );
        await browser.click(first);
        await browser.acceptAddress();
        await expect.poll(() => browser.evaluate(filled)).toEqual(expected);
        await expect
          .poll(() => browser.evaluate(invalid))
          .toEqual(fields.filter((field) => leftToTheVisitor.includes(field)));
        expect(await browser.evaluate(draft)).toMatchObject(expected);
        expect(await browser.evaluate('document.querySelector(".aw-away input").value')).toBe('');
      });
    }
  });
}
