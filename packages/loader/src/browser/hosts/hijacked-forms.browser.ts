import {
  barePage,
  button,
  expect,
  expectReady,
  filledValues,
  fillIn,
  inAllUnless,
  placeholder,
  snippet,
  test,
  valuesOf,
  type BareOrigin,
  type TestSandbox,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

/** What scripts of host pages do to every form on a page. */
const hijackers: Readonly<Record<string, string>> = {
  'reads the values of every form that is sent': `
    document.addEventListener('submit', (event) => { window.seen = [...new FormData(event.target)].length }, true);`,
  'prevents the default of every form': `
    document.addEventListener('submit', (event) => event.preventDefault(), true);`,
  'submits every form again after it was sent': `
    document.addEventListener('submit', (event) => setTimeout(() => HTMLFormElement.prototype.submit.call(event.target)));`,
  'presses the button of a form twice': `
    document.addEventListener('click', (event) => { if (event.isTrusted) event.target.closest?.('button[type=submit]')?.click(); });`,
  'asks every form to be submitted on Enter and on click': `
    document.addEventListener('click', (event) => event.target.closest?.('button[type=submit]')?.form.requestSubmit(), true);`,
};

async function open(
  page: Page,
  { sandbox, bare }: { sandbox: TestSandbox; bare: BareOrigin },
  script: string,
): Promise<string> {
  const address = bare.serve(barePage(sandbox, { head: `<script>${script}</script>` }));
  await page.goto(address);
  await expectReady(page);
  return address;
}

for (const [name, script] of Object.entries(hijackers)) {
  const isRepresentative = /^(presses the button|prevents the default)/.test(name);
  const title = `sends one lead and stays on the page if a script ${name}`;
  test(title, inAllUnless(isRepresentative), async ({ page, sandbox, bare }) => {
    const address = await open(page, { sandbox, bare }, script);
    await fillIn(page);
    await button(page).click();
    await expect(page.getByRole('heading', { name: 'Thanks!' })).toBeVisible();
    expect(sandbox.records('call-centre')).toMatchObject([{ fields: filledValues, attempts: 1 }]);
    expect(page.url()).toBe(address);
  });
}

test('loses nothing if a script stops the submit event: no values in the address, and the page stays', async ({
  page,
  sandbox,
  bare,
}) => {
  const address = await open(
    page,
    { sandbox, bare },
    "addEventListener('submit', (event) => event.stopImmediatePropagation(), true);",
  );
  await fillIn(page);
  await button(page).click();
  await page.evaluate(() => document.querySelector('form')?.submit());
  await page.evaluate(() => document.querySelector('form')?.requestSubmit());
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'ready');
  expect(page.url()).toBe(address);
  expect(await valuesOf(page)).toEqual(filledValues);
  expect(sandbox.records('call-centre')).toHaveLength(0);
});

test("Enter in a form inside the page's own form sends one lead and does not submit the page's form", async ({
  page,
  sandbox,
  bare,
}) => {
  const body = `<form action="/lost" method="post" onsubmit="window.wasSubmitted = true"><input type="hidden" name="__VIEWSTATE" value="x">${snippet}<button>Search</button></form>`;
  const address = bare.serve(barePage(sandbox, { body }));
  await page.goto(address);
  await expectReady(page);
  await fillIn(page);
  await page.getByLabel('Email').press('Enter');
  await expect(page.getByRole('heading', { name: 'Thanks!' })).toBeVisible();
  expect(sandbox.records('call-centre')).toHaveLength(1);
  expect(page.url()).toBe(address);
  expect(await page.evaluate(() => 'wasSubmitted' in window)).toBe(false);
});
