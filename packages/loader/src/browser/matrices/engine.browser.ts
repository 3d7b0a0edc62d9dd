import {
  button,
  everyWidgetReady,
  expect,
  failedRequest,
  openEveryWidget,
  openFormPage,
  openHome,
  searchBox as box,
  test,
} from '@adviser-widgets/testing/browser';
import type { Locator, Page } from '@playwright/test';

// Behaviour that widgets rely on and that may differ between engines (R28). `containment` and `poisoned`
// cover errors.

/** Types two letters after the first one, like someone who corrects a word. */
async function typeInTheMiddle(page: Page, field: Locator): Promise<void> {
  await field.fill('Aroha');
  await field.press('Home');
  await field.press('ArrowRight');
  await page.keyboard.type('xy', { delay: 30 });
}

/** The caret position in the focused field. */
function caret(page: Page): Promise<number | null> {
  return page.evaluate(() => (document.activeElement as HTMLInputElement).selectionStart);
}

test('on a page of every widget, ids are unique and every reference to one resolves', async ({
  page,
  sandbox,
}) => {
  test.setTimeout(180_000);
  await openEveryWidget(page, sandbox);
  await everyWidgetReady(page);
  const ids = await page.evaluate(() => Array.from(document.querySelectorAll('[id]'), ({ id }) => id));
  expect.soft(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const missing = await page.evaluate(() =>
    ['aria-labelledby', 'aria-describedby', 'for'].flatMap((name) =>
      Array.from(document.querySelectorAll(`[${name}]`), (element) => element.getAttribute(name) ?? '')
        .flatMap((list) => list.split(' '))
        .filter((id) => !document.getElementById(id)),
    ),
  );
  expect.soft(missing).toEqual([]);
});

test('keeps the caret when a visitor corrects a word in a form field', async ({ page, sandbox }) => {
  const form = await openFormPage(page, sandbox, { path: '/find-help', widget: 'callback-form' });
  await typeInTheMiddle(page, form.getByLabel('First Name'));
  expect.soft(await form.getByLabel('First Name').inputValue()).toBe('Axyroha');
  expect.soft(await caret(page)).toBe(3);
});

test('keeps the caret when a visitor corrects a name in the adviser field', async ({ page, sandbox }) => {
  const form = await openFormPage(page, sandbox, { path: '/find-help', widget: 'callback-form' });
  await form.getByLabel('I already have an adviser').check();
  const field = form.getByLabel('Adviser name');
  await field.click();
  await expect(field).toHaveRole('combobox');
  await typeInTheMiddle(page, field);
  expect.soft(await field.inputValue()).toBe('Axyroha');
  expect.soft(await caret(page)).toBe(3);
});

test('keeps the caret when a visitor corrects text in the search box', async ({
  page,
  sandbox,
  expectConsole,
}) => {
  expectConsole(failedRequest, /A search failed/); // a search is given up after 4 seconds of a busy machine
  await openHome(page, sandbox);
  await typeInTheMiddle(page, box(page));
  expect.soft(await box(page).inputValue()).toBe('Axyroha');
  expect.soft(await caret(page)).toBe(3);
});

test('saves the last typed text before the field loses focus, and restores it after a reload', async ({
  page,
  sandbox,
}) => {
  const form = await openFormPage(page, sandbox, { path: '/find-help', widget: 'callback-form' });
  await form.getByLabel('First Name').pressSequentially('Aroha');
  await page.reload();
  await expect(form.getByLabel('First Name')).toHaveValue('Aroha');
});

test('keeps choices and ticks while errors appear and disappear around them', async ({ page, sandbox }) => {
  const form = await openFormPage(page, sandbox, { path: '/find-help', widget: 'callback-form' });
  const region = form.getByLabel('Choose your region');
  await region.selectOption('6011');
  await form.getByLabel('I already have an adviser').check();
  await button(form).click();
  await expect(form.getByLabel('First Name')).toBeFocused();
  await page.keyboard.type('Aroha');
  await expect(form.getByText('Please enter your first name.')).toHaveCount(0);
  expect.soft(await region.inputValue()).toBe('6011');
  expect.soft(await form.getByLabel('I already have an adviser').isChecked()).toBe(true);
  await expect(form.getByLabel('First Name')).toBeFocused();
});

test('shows and hides a field that depends on a tick, and keeps the focus on the tick', async ({
  page,
  sandbox,
}) => {
  const form = await openFormPage(page, sandbox, { path: '/find-help', widget: 'callback-form' });
  const tick = form.getByLabel('I already have an adviser');
  await tick.focus();
  await page.keyboard.press('Space');
  await expect(form.getByLabel('Adviser name')).toBeVisible();
  await expect(tick).toBeFocused();
  await page.keyboard.press('Space');
  await expect(form.getByLabel('Adviser name')).toHaveCount(0);
  await expect(tick).toBeFocused();
});
