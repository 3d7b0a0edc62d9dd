// A pop-up in a part of the page that visitors cannot see (R62).
import { barePage, expect, test, type BareOrigin, type TestSandbox } from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

interface Fixtures {
  readonly sandbox: TestSandbox;
  readonly bare: BareOrigin;
}

const popUp = (attributes = 'data-trigger="go"') =>
  `<div class="aw-widget" data-widget="pop-up" data-widget-load="eager" data-heading="Our offer" ${attributes}><p>Text <a href="/guide">guide</a></p></div>`;

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Our offer' });
const trigger = (page: Page) => page.getByRole('button', { name: 'Go' });
const other = (page: Page) => page.getByRole('button', { name: 'Other' });
const openDialogs = (page: Page) => page.locator('dialog[open]');

async function open(page: Page, { sandbox, bare }: Fixtures, body: string): Promise<void> {
  const buttons = `<button id="go">Go</button> <button onclick="this.dataset.pressed = ''">Other</button>`;
  await page.goto(bare.serve(barePage(sandbox, { body: `<main>${buttons}${body}</main>` })));
  await expect(page.locator('[data-widget]').first()).toHaveAttribute('data-widget-state', 'ready');
}

async function expectUsablePage(page: Page): Promise<void> {
  await other(page).click();
  await expect(other(page)).toHaveAttribute('data-pressed');
  await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden');
}

/** What hides what is in it, and the change after which it shows. */
const hidden: readonly [name: string, before: string, after: string, show: (part: HTMLElement) => void][] = [
  [
    'display: none',
    '<div class="part" style="display: none">',
    '</div>',
    (part) => part.removeAttribute('style'),
  ],
  ['hidden', '<div class="part" hidden>', '</div>', (part) => part.removeAttribute('hidden')],
  [
    'a closed <details>',
    '<details class="part"><summary>More</summary>',
    '</details>',
    (part) => part.setAttribute('open', ''),
  ],
  [
    'content-visibility: hidden',
    '<div class="part" style="content-visibility: hidden">',
    '</div>',
    (part) => part.removeAttribute('style'),
  ],
];

const explained = /the dialog "Our offer" did not open: it is in a part of the page that is hidden/;

for (const [name, before, after, show] of hidden) {
  test(`in ${name} it does not open, the console says why, and the page stays usable until it shows (P9)`, async ({
    page,
    sandbox,
    bare,
    expectConsole,
  }) => {
    expectConsole(explained);
    await open(page, { sandbox, bare }, before + popUp() + after);
    await trigger(page).click();
    await expect(openDialogs(page)).toHaveCount(0);
    await expectUsablePage(page);
    await page.locator('.part').evaluate(show);
    await trigger(page).click();
    await expect(dialog(page)).toBeVisible();
  });

  test(`in ${name} an automatic one waits until it can be seen`, async ({ page, sandbox, bare }) => {
    await page.clock.install();
    const attributes = 'data-auto-show="true" data-delay="0" data-show-daily="true"';
    await open(page, { sandbox, bare }, before + popUp(attributes) + after);
    await page.clock.runFor(10_000);
    await expect(openDialogs(page)).toHaveCount(0);
    expect(await page.context().cookies()).toEqual([]);
    await page.locator('.part').evaluate(show);
    await page.clock.runFor(2000);
    await expect(dialog(page)).toBeVisible();
  });

  test(`closes when its part is hidden by ${name} while it is open`, async ({ page, sandbox, bare }) => {
    await open(page, { sandbox, bare }, before + popUp() + after);
    const part = page.locator('.part');
    const attributes = await part.evaluate((element) =>
      element.getAttributeNames().map((attribute) => [attribute, element.getAttribute(attribute) ?? '']),
    );
    await part.evaluate(show);
    await trigger(page).click();
    await expect(dialog(page)).toBeVisible();
    await part.evaluate((element, all) => {
      element.removeAttribute('open');
      for (const [attribute = '', value = ''] of all) element.setAttribute(attribute, value);
    }, attributes);
    await expect(openDialogs(page)).toHaveCount(0);
    await expectUsablePage(page);
  });
}

test('of two copies of a section, one for phones, the one that shows opens', async ({
  page,
  sandbox,
  bare,
}) => {
  const sections = `<div style="display: none">${popUp()}</div><div>${popUp()}</div><div>${popUp()}</div>`;
  await open(page, { sandbox, bare }, sections);
  await expect(page.locator('[data-widget-state="ready"]')).toHaveCount(3);
  await trigger(page).click();
  await expect(dialog(page)).toBeVisible();
  await expect(openDialogs(page)).toHaveCount(1);
});

test('within what is invisible and dead to presses it is seen and can be pressed (P27)', async ({
  page,
  sandbox,
  bare,
}) => {
  await open(
    page,
    { sandbox, bare },
    `<div style="visibility: hidden; pointer-events: none">${popUp()}</div>`,
  );
  await trigger(page).click();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(openDialogs(page)).toHaveCount(0);
  await expect(trigger(page)).toBeFocused();
});

/** What happens to the opener while the pop-up is open, and what has the focus afterwards. */
const lost: readonly [what: string, change: (opener: HTMLElement) => void, next: string][] = [
  ['is hidden', (opener) => (opener.hidden = true), 'beside'],
  ['is removed', (opener) => opener.remove(), 'beside'],
  ['is removed with what is around it', (opener) => opener.parentElement?.remove(), 'before'],
  [
    'is drawn again',
    (opener) => {
      const again = document.createElement('button');
      opener.replaceWith(Object.assign(again, { id: 'go', textContent: 'Go', className: 'again' }));
    },
    'again',
  ],
];

for (const [what, change, next] of lost) {
  test(`gives the focus to what is nearest if its opener ${what} (W5)`, async ({ page, sandbox, bare }) => {
    await open(page, { sandbox, bare }, popUp());
    await page.locator('#go').evaluate((opener) => {
      opener.insertAdjacentHTML('beforebegin', '<a class="before" href="/a">A</a> <p></p>');
      opener.previousElementSibling?.append(opener);
      opener.insertAdjacentHTML('beforebegin', '<a class="beside" href="/b">B</a> <b>and</b>');
    });
    await trigger(page).click();
    await expect(dialog(page)).toBeVisible();
    await page.locator('#go').evaluate(change);
    await page.keyboard.press('Escape');
    await expect(openDialogs(page)).toHaveCount(0);
    await expect(page.locator(`.${next}`)).toBeFocused();
  });
}

test('gives the focus to what opened the dialog that its opener is in, if that has closed (W5)', async ({
  page,
  sandbox,
  bare,
}) => {
  const menu = `<div class="aw-widget" data-widget="off-canvas-nav" data-widget-load="eager"><ul><li><a href="#offer">Offer</a></li></ul></div>`;
  await open(page, { sandbox, bare }, `${popUp('id="offer" data-trigger="none"')}<div>${menu}</div>`);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Offer' }).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(openDialogs(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
});

test('within a dialog of the page it opens above it, and closes with it', async ({ page, sandbox, bare }) => {
  await open(
    page,
    { sandbox, bare },
    `<dialog id="around"><button id="in">In</button>${popUp('data-trigger="in"')}</dialog>`,
  );
  const around = page.locator('#around');
  await around.evaluate((element: HTMLDialogElement) => element.showModal());
  const inner = page.getByRole('button', { name: 'In' });
  await inner.click();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(inner).toBeFocused();
  await inner.click();
  await expect(dialog(page)).toBeVisible();
  await around.evaluate((element: HTMLDialogElement) => element.close());
  await expect(openDialogs(page)).toHaveCount(0);
  await expectUsablePage(page);
});
