import { siteAdvisers } from '@adviser-widgets/site';
import {
  button,
  enlargeText,
  expect,
  inAllUnless,
  openFormPage,
  test,
  type TestSandbox,
} from '@adviser-widgets/testing/browser';
import type { Locator, Page } from '@playwright/test';

const callback = { path: '/find-help', widget: 'callback-form' };
const callCentre = { path: '/call-centre', widget: 'call-centre-form' };
const missing = 'Please enter your first name.';

/** What a visitor types, and what appears. */
interface Typed {
  readonly name: string;
  readonly text: string;
  readonly shown: string;
}

const remark: Typed = { name: 'no adviser of that name', text: 'zzzz', shown: 'No adviser of that name' };
const list: Typed = {
  name: 'suggestions',
  text: 'an',
  shown: siteAdvisers().find(({ name }) => /^an/i.test(name))?.name ?? '',
};

/** Opens the callback form, ticks that there is an adviser already, and types. */
async function typeAdviser(page: Page, sandbox: TestSandbox, { text, shown }: Typed): Promise<Locator> {
  const form = await openFormPage(page, sandbox, callback);
  await form.getByLabel('I already have an adviser').check();
  await form.getByLabel('Adviser name').click();
  await form.getByLabel('Adviser name').pressSequentially(text);
  await expect(form.locator('.aw-popup').getByText(shown).first()).toBeVisible();
  return form;
}

/** Finds the suggestions only: the form's selects have options too. */
function options(form: Locator): Locator {
  return form.getByRole('listbox', { name: 'Advisers' }).getByRole('option');
}

/** Presses the mouse at the middle of an element, whatever covers it. */
async function pressAt(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('The element is not on the screen');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  ); // popups have closed
  await page.mouse.up();
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, inAllUnless(width === 390), () => {
    test.use({ viewport: { width, height: 800 } });

    for (const given of [remark, list]) {
      test(`with ${given.name} shown, no control is covered, a press on Submit works, and the list closes after it`, async ({
        page,
        sandbox,
      }) => {
        const form = await typeAdviser(page, sandbox, given);
        expect(await covered(form), 'covered by the list').toEqual([]);
        await pressAt(page, button(form));
        await expect(form.getByText(missing)).toBeVisible();
        await expect(form.locator('.aw-popup')).toHaveCount(0);
      });
    }

    test('with suggestions shown, Tab and Enter send', async ({ page, sandbox }) => {
      const form = await typeAdviser(page, sandbox, list);
      await page.keyboard.press('Tab');
      await expect(button(form)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(form.getByText(missing)).toBeVisible();
    });

    test('in the call centre form the list covers no control either', async ({ page, sandbox }) => {
      const form = await openFormPage(page, sandbox, callCentre);
      await form.getByLabel('Adviser name').click();
      await form.getByLabel('Adviser name').pressSequentially('an');
      await expect(options(form).first()).toBeVisible();
      expect(await covered(form)).toEqual([]);
    });
  });
}

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('with suggestions shown, a press on Submit works', async ({ page, sandbox }) => {
    const form = await typeAdviser(page, sandbox, list);
    await button(form).scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await button(form).boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await expect(form.getByText(missing)).toBeVisible();
  });

  test('an option can be picked', async ({ page, sandbox }) => {
    const form = await typeAdviser(page, sandbox, list);
    const name = await options(form).first().textContent();
    await options(form).first().tap();
    await expect(form.getByLabel('Adviser name')).toHaveValue(name ?? '');
  });
});

test.describe('at 400 % zoom with text of 200 %', () => {
  test.use({ viewport: { width: 320, height: 256 } });

  test('the list fits the width, and an arrow key scrolls its option into view', async ({
    page,
    sandbox,
  }) => {
    const form = await typeAdviser(page, sandbox, list);
    await page.evaluate(enlargeText);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(options(form).and(page.locator('[aria-selected="true"]'))).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

/** Returns the controls of a form that the open list covers. */
function covered(form: Locator): Promise<string[]> {
  return form.locator('.aw-popup').evaluate((popup) => {
    const own = popup.getBoundingClientRect();
    const controls = [
      ...(popup
        .closest('.aw-form')
        ?.querySelectorAll<HTMLInputElement>('.aw-control, .aw-checkbox, .aw-button, a') ?? []),
    ];
    const isUnder = ({ top, bottom, left, right }: DOMRect) =>
      top < own.bottom && bottom > own.top && left < own.right && right > own.left;
    return controls
      .filter((control) => isUnder(control.getBoundingClientRect()))
      .map((control) => control.name || control.textContent);
  });
}
