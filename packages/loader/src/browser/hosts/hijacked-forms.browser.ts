import {
  barePage,
  button,
  expect,
  expectReady,
  failureLines,
  filledValues,
  fillIn,
  inAllUnless,
  lead,
  placeholder,
  sendEmpty,
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

test('sends the lead if a script stops the submit event, and nothing if a script submits the form', async ({
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
  await page.evaluate(() => document.querySelector('form')?.submit());
  await page.evaluate(() => document.querySelector('form')?.requestSubmit());
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'ready');
  expect(await valuesOf(page)).toEqual(filledValues);
  expect(sandbox.records('call-centre')).toHaveLength(0);
  await button(page).click();
  await expect(page.getByRole('heading', { name: 'Thanks!' })).toBeVisible();
  expect(sandbox.records('call-centre')).toHaveLength(1);
  expect(page.url()).toBe(address);
});

/** What plugins against double submission do, by the event in which they do it. */
const plugins: Readonly<Record<string, string>> = {
  'disables its button': `onSubmit((button) => { button.disabled = true })`,
  'disables its button a moment later': `onSubmit((button) => setTimeout(() => { button.disabled = true }, 13))`,
  'disables its button before the click arrives': `onClick((button) => { button.disabled = true })`,
  'disables all its controls': `onSubmit(({ form }) => [...form.elements].forEach((each) => { each.disabled = true }))`,
  'disables the fieldset around it': `onSubmit((button) => { button.closest('fieldset').disabled = true })`,
  'relabels its button': `onSubmit((button) => { button.textContent = 'Please wait'; button.value = 'Please wait' })`,
  'relabels what is in its button': `onSubmit((button) => button.querySelectorAll('*').forEach((each) => { each.textContent = 'Please wait' }))`,
  'puts a spinner into its button': `onSubmit((button) => { button.innerHTML = '<i class="spinner"></i>'; button.className += ' is-loading' })`,
  'marks its button as disabled': `onSubmit((button) => { button.setAttribute('aria-disabled', 'true'); button.style.pointerEvents = 'none' })`,
};

const plugin = (script: string) => `<script>
  const onSubmit = (run) => document.addEventListener('submit', ({ target }) => run(target.querySelector('[type=submit]')), true);
  const onClick = (run) => document.addEventListener('click', ({ target }) => { const button = target.closest('[type=submit]'); if (button) run(button) }, true);
  ${script};
</script>`;

for (const [name, script] of Object.entries(plugins)) {
  test(`the button works again after errors, a failure and a success if a script ${name}`, async ({
    page,
    sandbox,
    bare,
    expectConsole,
  }) => {
    expectConsole(...failureLines);
    const body = `<fieldset>${snippet.replace('data-heading', 'data-closable="true" data-heading')}</fieldset>`;
    await page.goto(bare.serve(barePage(sandbox, { body, head: plugin(script) })));
    await expectReady(page);
    await sendEmpty(page);
    await expectAtRest(page, 'Submit');
    await fillIn(page);
    await sandbox.fail({ path: lead, status: 503 });
    await button(page).click();
    await expect(page.getByRole('alert')).toContainText('Sorry, something went wrong.');
    await expectAtRest(page, 'Try again');
    await button(page).click();
    await expect(page.getByRole('heading', { name: 'Thanks!' })).toBeVisible();
    expect(sandbox.records('call-centre')).toMatchObject([{ fields: filledValues, attempts: 1 }]);
    await page.getByRole('button', { name: 'Close' }).click();
    await expectAtRest(page, 'Submit');
  });
}

test('what a page has changed before the press stays after it', async ({ page, sandbox, bare }) => {
  await open(
    page,
    { sandbox, bare },
    "addEventListener('submit', ({ target }) => { target.querySelector('button').textContent = 'Wait' })",
  );
  await button(page).evaluate((element) => {
    element.classList.add('site-button');
    (element.lastElementChild ?? element).innerHTML = '<font>Get my call</font>';
  });
  await sendEmpty(page);
  await expectAtRest(page, 'Get my call');
  await expect(button(page)).toHaveClass('aw-button site-button');
});

async function expectAtRest(page: Page, label: string): Promise<void> {
  await expect(button(page)).toHaveText(label);
  await expect(button(page)).toBeEnabled();
  await expect(button(page)).not.toHaveAttribute('value');
  await expect(button(page)).not.toHaveAttribute('style');
  await expect(firstField(page)).toBeEnabled();
}

const firstField = (page: Page) => page.locator('[name="FormFirstName"].aw-control');

/** What an author's slot can hold that looks like a part of our form, to HTML or to a script. */
const controls: Readonly<Record<string, string>> = {
  'controls with the name of a field': `
    <button type="button" name="FormEmail" value="thief@example.org">x</button>
    <a name="FormEmail" href="#x">x</a>
    <input name="FormEmail" value="thief@example.org" aria-label="x">
    <input type="checkbox" name="FormEmail" value="thief@example.org" checked aria-label="x">
    <select name="FormEmail" aria-label="x"><option>thief@example.org</option></select>
    <fieldset name="FormEmail">x</fieldset>
    <object name="FormEmail">x</object>`,
  'submit buttons for elsewhere': `
    <button formaction="/lost" formmethod="post">x</button>
    <input type="image" alt="x" formaction="/lost">`,
  'inputs with the names of properties of forms': [
    'id',
    'submit',
    'elements',
    'querySelectorAll',
    'ownerDocument',
    'addEventListener',
    'insertBefore',
  ]
    .map((name) => `<input type="hidden" name="${name}" value="x">`)
    .join(''),
};

for (const [name, markup] of Object.entries(controls)) {
  test(`the lead is what was typed if a slot contains ${name}`, async ({ page, sandbox, bare }) => {
    const slots = ['intro', 'privacy'].map((slot) => `<div data-slot="${slot}">${markup}</div>`).join('');
    const body = snippet.replace('</div>', `</div>${slots}`);
    const address = bare.serve(barePage(sandbox, { body }));
    await page.goto(address);
    await expectReady(page);
    await sendEmpty(page);
    await expect(firstField(page)).toBeFocused();
    await fillIn(page);
    await page.getByLabel('Email').press('Enter');
    await expect(page.getByRole('heading', { name: 'Thanks!' })).toBeVisible();
    expect(sandbox.records('call-centre')).toMatchObject([{ fields: filledValues, attempts: 1 }]);
    expect(page.url()).toBe(address);
  });
}

test("a press on an author's submit button in a slot reaches their script, and neither sends nor leaves the page", async ({
  page,
  sandbox,
  bare,
}) => {
  const slot =
    '<div data-slot="intro"><button formaction="/lost" onclick="window.wasPressed = true">Mine</button></div>';
  const address = bare.serve(barePage(sandbox, { body: snippet.replace('</div>', `</div>${slot}`) }));
  await page.goto(address);
  await expectReady(page);
  await fillIn(page);
  await page.getByRole('button', { name: 'Mine' }).click();
  expect(await page.evaluate(() => 'wasPressed' in window)).toBe(true);
  expect(await valuesOf(page)).toEqual(filledValues);
  expect(sandbox.records('call-centre')).toHaveLength(0);
  expect(page.url()).toBe(address);
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
