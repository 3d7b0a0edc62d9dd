import { barePage, expect, test, type BareOrigin, type TestSandbox } from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

const trigger = '<button id="open">Our offer</button>';
const form = '<div data-widget="request-call-form"><p>Call us</p></div>';

interface Given {
  readonly before?: string;
  readonly inside?: string;
  readonly attributes?: string;
}

function bodyWith({
  before = trigger,
  inside = '<p>Read <a href="/guide">the guide</a></p>',
  attributes = 'data-trigger="open"',
}: Given): string {
  const widget = `<div class="aw-widget" id="offer" data-widget="pop-up" data-widget-load="eager" data-heading="First home" ${attributes}>${inside}</div>`;
  return `<main>${before}${widget}<a href="/next">Next</a>${'<br>'.repeat(200)}</main>`;
}

async function open(
  page: Page,
  { sandbox, bare }: { sandbox: TestSandbox; bare: BareOrigin },
  { hash = '', ...given }: Given & { readonly hash?: string } = {},
): Promise<void> {
  const head = `<style>* { margin: 0; padding: 0 } body { font: 17px/1.6 sans-serif }</style><link rel="stylesheet" href="${sandbox.url}/adviser-widgets/1/page.css">`;
  await page.goto(bare.serve(barePage(sandbox, { head, body: bodyWith(given) })) + hash);
  await expect(page.locator('#offer')).toHaveAttribute('data-widget-state', 'ready');
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'First home' });
const isModal = (page: Page) => dialog(page).evaluate((element) => element.matches(':modal'));
const styles = (page: Page) =>
  page.evaluate(() => [document.documentElement, document.body].map(({ style }) => style.cssText));

test('it is in the middle, and the page behind does not scroll while it is open, and is restored afterwards', async ({
  page,
  sandbox,
  bare,
}) => {
  await open(page, { sandbox, bare });
  await page.locator('#open').click();
  const box = await dialog(page).boundingBox();
  expect(Math.round((box?.x ?? 0) * 2 + (box?.width ?? 0))).toBe(1280);
  expect(await styles(page)).toEqual(['', 'overflow: hidden !important;']);
  await page.mouse.move(640, 700);
  await page.mouse.wheel(0, 500);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.mouse.click(10, 10); // beside it
  await expect(dialog(page)).toHaveCount(0);
  expect(await styles(page)).toEqual(['', '']);
});

test('pressed twice, opened by script, or after it opened automatically, it is one modal dialog and emits one event', async ({
  page,
  sandbox,
  bare,
}) => {
  await page.addInitScript(() => {
    const eventTypes: string[] = [];
    for (const type of ['aw:open', 'aw:close']) addEventListener(type, () => eventTypes.push(type));
    Object.assign(window, { eventTypes });
  });
  await open(
    page,
    { sandbox, bare },
    { attributes: 'data-trigger="open" data-auto-show="true" data-delay="0"' },
  );
  await expect(dialog(page)).toBeVisible();
  expect(await isModal(page)).toBe(false);
  await page.locator('#open').evaluate((button: HTMLElement) => [button.click(), button.click()]);
  await expect.poll(() => isModal(page)).toBe(true);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { eventTypes: string[] }).eventTypes)).toEqual([
    'aw:open',
    'aw:close',
  ]);
});

test('a trigger that is added later works, and one that is removed is restored', async ({
  page,
  sandbox,
  bare,
}) => {
  await open(page, { sandbox, bare }, { before: '' });
  await page.evaluate(
    (html) => document.querySelector('main')?.insertAdjacentHTML('afterbegin', html),
    trigger,
  );
  await page.locator('#open').click();
  await expect(dialog(page)).toBeVisible();
  await expect(page.locator('#open')).toHaveAttribute('aria-haspopup', 'dialog');
  await page.evaluate(() => document.querySelector('#offer')?.remove());
  await expect(page.locator('#open')).not.toHaveAttribute('aria-haspopup');
  expect(await styles(page)).toEqual(['', '']);
});

test('a link to its id opens it, and shows its content in the page before the widget mounts or if it cannot', async ({
  page,
  browser,
  sandbox,
  bare,
  expectConsole,
}) => {
  const given = { before: '<a id="open" href="#offer">Our offer</a>' };
  await open(page, { sandbox, bare }, given);
  await expect(page.getByText('the guide')).toBeHidden();
  await page.locator('#open').click();
  await expect(dialog(page)).toBeVisible();
  expect(page.url()).not.toContain('#');
  await open(page, { sandbox, bare }, { ...given, hash: '#offer' });
  await expect(dialog(page)).toBeVisible();

  expectConsole(/./);
  await page.route('**/loader.js', (route) => route.abort());
  await page.goto(page.url().replace(/#.*/, ''));
  await expect(page.getByText('the guide')).toBeHidden();
  await page.locator('#open').click();
  await expect(page.getByText('the guide')).toBeVisible();

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const without = await plain.newPage();
  await without.goto(page.url().replace(/#.*/, ''));
  await expect(without.getByText('the guide')).toBeVisible();
  await plain.close();
});

test('a form inside mounts, and keeps the typed values between openings', async ({ page, sandbox, bare }) => {
  await open(page, { sandbox, bare }, { inside: form });
  await page.locator('#open').click();
  const field = dialog(page).getByLabel('First Name');
  await field.fill('Aroha');
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await page.locator('#open').click();
  await expect(field).toHaveValue('Aroha');
  await expect(dialog(page).getByLabel('First Name')).toBeInViewport();
});
