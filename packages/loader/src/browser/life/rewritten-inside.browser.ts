import {
  barePage,
  button,
  expect,
  fillIn,
  filledValues,
  test,
  valuesOf,
  type BareOrigin,
  type TestSandbox,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';
import { addScripts, rewritings, written, type Part } from './rewritings.ts';

const form = (thanks: string, fallback = 'Call us'): Part => ({
  tag: '<div class="aw-widget" data-widget="request-call-form" data-campaign-id="BARE">',
  inside: `\n  <div data-slot="success" id="thanks"><h3>${thanks}</h3></div>\n  <p>${fallback}</p>\n`,
});

const accordion = (answer: string): Part => ({
  tag: '<div class="aw-widget" data-widget="accordion">',
  inside: `<h3 id="costs">What does it cost?</h3><p>${answer}</p><h3>How long?</h3><p id="week">A week</p>`,
});

const notice = (text: string): Part => ({
  tag: '<div class="aw-widget" data-widget="notice-banner" data-version="1">',
  inside: `<p id="notice">${text}</p>`,
});

const before = [form('Ka pai!'), accordion('Nothing'), notice('Closed on Friday')];
const after = [form('Tino pai!', 'Ring us'), accordion('A coffee'), notice('Open on Friday')];

interface Place {
  readonly sandbox: TestSandbox;
  readonly bare: BareOrigin;
}

async function open(page: Page, { sandbox, bare }: Place, parts = before, scripts: readonly string[] = []) {
  const head = `<link rel="stylesheet" href="${sandbox.url}/adviser-widgets/1/page.css">`;
  await page.goto(bare.serve(barePage(sandbox, { head, body: `<main>${written(parts)}</main>` })));
  await expectReady(page, parts.length);
  await addScripts(page, scripts);
}

async function expectReady(page: Page, count: number): Promise<void> {
  await expect(page.locator('main > [data-widget-state="ready"]')).toHaveCount(count);
  await expect(page.locator('main > [data-widget] > .aw-root')).toHaveCount(count);
}

const thanks = (page: Page) => page.getByRole('heading', { name: /pai!/ });

/** The page's own content as it would be without the widgets. */
async function unmounted(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { AdviserWidgets } = window as unknown as { AdviserWidgets: { unmount(element: Element): void } };
    const elements = [...document.querySelectorAll('main > [data-widget]')];
    const gone = elements.map(
      (element) => new Promise((resolve) => element.addEventListener('aw:unmounted', resolve)),
    );
    elements.forEach((element) => AdviserWidgets.unmount(element));
    return Promise.all(gone).then(() => elements.map(({ innerHTML }) => innerHTML).join(''));
  });
}

const insides = (parts: readonly Part[]) => parts.map(({ inside }) => inside).join('');

for (const { name, scripts, rewrite } of rewritings) {
  test.describe(`a page that ${name} rewrites`, () => {
    test('with the same content keeps what was typed, and thanks nobody', async ({ page, sandbox, bare }) => {
      await open(page, { sandbox, bare }, before, scripts);
      await fillIn(page);
      await page.getByRole('button', { name: 'How long?' }).click();
      await rewrite(page, before);
      await expectReady(page, 3);
      await expect.poll(() => valuesOf(page)).toEqual(filledValues);
      await expect(thanks(page)).toBeHidden();
      await expect(page.getByRole('button', { name: 'How long?' })).toHaveCount(1);
      await expect(page.getByText('Closed on Friday')).toHaveCount(1);
      await button(page).click();
      await expect(thanks(page)).toBeVisible();
      expect(sandbox.records('call-centre')).toMatchObject([{ fields: filledValues }]);
      expect(await unmounted(page)).toBe(insides(before));
    });

    test('with other content shows it, and keeps what was typed', async ({ page, sandbox, bare }) => {
      await open(page, { sandbox, bare }, before, scripts);
      await fillIn(page);
      await rewrite(page, after);
      await expect(page.getByText('Open on Friday')).toBeVisible();
      await expectReady(page, 3);
      await page.getByRole('button', { name: 'What does it cost?' }).click();
      await expect(page.getByText('A coffee')).toBeVisible();
      await expect(page.getByText('Nothing')).toHaveCount(0);
      await expect.poll(() => valuesOf(page)).toEqual(filledValues);
      await expect(thanks(page)).toBeHidden();
      await button(page).click();
      await expect(page.getByRole('heading', { name: 'Tino pai!' })).toBeVisible();
      expect(await unmounted(page)).toBe(insides(after));
    });

    test('after a lead still shows the thanks', async ({ page, sandbox, bare }) => {
      await open(page, { sandbox, bare }, before, scripts);
      await fillIn(page);
      await button(page).click();
      await expect(thanks(page)).toBeVisible();
      await rewrite(page, after);
      await expect(page.getByText('Open on Friday')).toBeVisible();
      await expectReady(page, 3);
    });
  });
}
