import {
  barePage,
  expect,
  failedRequest,
  hold,
  test,
  untilIdle,
  type BareOrigin,
  type Held,
  type TestSandbox,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

const fallback = `<p>Prefer to talk? <a id="contact" href="/elsewhere">Contact us</a> or call <a id="tel" href="tel:0800000000">0800 000 000</a>.</p>
  <form action="/elsewhere">
    <label>First Name <input name="FormFirstName"></label>
    <label>Email <input type="email" name="FormEmail"></label>
    <select name="FormSubject"><option value="default">Please select</option><option value="14">Refix</option></select>
    <button>Go</button>
  </form>`;

const cold = `<div class="aw-widget" data-widget="request-call-form" data-widget-load="interaction">${fallback}</div>`;

interface World {
  readonly page: Page;
  readonly sandbox: TestSandbox;
  readonly bare: BareOrigin;
}

/** Opens a page whose widget loads on interaction; its file is held until released. */
async function open(
  { page, sandbox, bare }: World,
  body = cold,
): Promise<Held & { readonly requests: string[] }> {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.route('**/elsewhere', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
  );
  const held = await hold(page, '**/request-call-form-*.js');
  await page.goto(bare.serve(barePage(sandbox, { body })));
  await page.evaluate(() => {
    const clicks: string[] = [];
    document.addEventListener('click', ({ target }) => clicks.push((target as Element).localName));
    Object.assign(window, { clicks });
  });
  await expect(page.locator('[data-widget]')).toHaveAttribute('data-widget-state', 'pending');
  return { ...held, requests };
}

function isReady(page: Page, { release }: Held) {
  release();
  return expect(page.locator('[data-widget]')).toHaveAttribute('data-widget-state', 'ready');
}

test('fetches nothing for a widget that nobody uses', async ({ page, sandbox, bare }) => {
  const { requests } = await open({ page, sandbox, bare });
  await untilIdle(page);
  expect(requests.filter((path) => /request-call-form|\.css$/.test(path))).toEqual([]);
});

test('hovering fetches the files but mounts nothing', async ({ page, sandbox, bare }) => {
  await open({ page, sandbox, bare });
  const request = page.waitForRequest('**/request-call-form-*.js');
  await page.locator('#contact').hover();
  await request;
  await expect(page.locator('[data-widget]')).toHaveAttribute('data-widget-state', 'pending');
});

test('the first click on a link opens the widget instead and moves the focus into it', async ({
  page,
  sandbox,
  bare,
}) => {
  const held = await open({ page, sandbox, bare });
  const { href } = await page.evaluate(() => ({ href: location.href }));
  await page.locator('#contact').click();
  await page.locator('#contact').click(); // an impatient second click
  await isReady(page, held);
  await expect(page.locator('.aw-form').getByLabel('First Name')).toBeFocused();
  expect(page.url()).toBe(href);
  expect(await page.evaluate(() => (window as unknown as { clicks: string[] }).clicks)).toEqual([]);
});

test('Enter on a link opens the widget too', async ({ page, sandbox, bare }) => {
  const held = await open({ page, sandbox, bare });
  await page.keyboard.press('Tab');
  await expect(page.locator('#contact')).toBeFocused();
  await page.keyboard.press('Enter');
  await isReady(page, held);
  await expect(page.locator('.aw-form').getByLabel('First Name')).toBeFocused();
});

test('Tab moves through the fallback, and the widget restores the focus', async ({ page, sandbox, bare }) => {
  const held = await open({ page, sandbox, bare });
  for (let press = 0; press < 4; press++) await page.keyboard.press('Tab');
  await expect(page.locator('[name="FormEmail"]')).toBeFocused();
  await isReady(page, held);
  await expect(page.locator('.aw-form [name="FormEmail"]')).toBeFocused();
});

test('carries over typed text, choices and the caret', async ({ page, sandbox, bare }) => {
  const held = await open({ page, sandbox, bare });
  await page.locator('[name="FormEmail"]').fill('aroha@example.nz');
  await page.locator('[name="FormSubject"]').selectOption('14');
  await page.locator('[name="FormFirstName"]').click();
  await page.keyboard.type('Aroha Mere');
  await page.keyboard.press('ArrowLeft');
  await isReady(page, held);
  const form = page.locator('.aw-form');
  await expect(form.getByLabel('First Name')).toHaveValue('Aroha Mere');
  await expect(form.locator('[name="FormEmail"]')).toHaveValue('aroha@example.nz');
  await expect(form.locator('[name="FormSubject"]')).toHaveValue('14');
  await page.keyboard.type('!');
  await expect(form.getByLabel('First Name')).toHaveValue('Aroha Mer!e');
});

test('carries typed text over to its own field, not to one of the same name in a slot', async ({
  page,
  sandbox,
  bare,
}) => {
  const slot = '<div data-slot="intro"><input name="FormEmail" aria-label="Theirs"></div>';
  const held = await open({ page, sandbox, bare }, cold.replace('</form></div>', `</form>${slot}</div>`));
  await page.locator('form [name="FormEmail"]').fill('aroha@example.nz');
  await isReady(page, held);
  await expect(page.locator('.aw-root').getByLabel('Email')).toHaveValue('aroha@example.nz');
  await expect(page.getByLabel('Theirs')).toHaveValue('');
});

test('the widget sends a form that the visitor submitted, once', async ({ page, sandbox, bare }) => {
  const held = await open({ page, sandbox, bare });
  await page.evaluate(() => {
    const submits: string[] = [];
    document.addEventListener('aw:submit', () => submits.push('aw:submit'));
    Object.assign(window, { submits });
  });
  await page.locator('[name="FormFirstName"]').fill('Aroha');
  await page.locator('[name="FormFirstName"]').press('Enter');
  await isReady(page, held);
  // Missing fields are reported, as after a press of the widget's own button.
  await expect(page.getByText('Please enter your last name.')).toBeVisible();
  await expect(page.locator('.aw-form').getByLabel('First Name')).toHaveValue('Aroha');
});

test('does not hold back a phone link or a link to another window', async ({ page, sandbox, bare }) => {
  const held = await open({ page, sandbox, bare });
  await page.evaluate(() => {
    const clicks: string[] = [];
    document.addEventListener('click', (event) => {
      clicks.push(`${(event.target as Element).id} ${event.defaultPrevented ? 'held back' : 'left alone'}`);
      event.preventDefault();
    });
    Object.assign(window, { clicks });
  });
  await page.locator('#tel').click();
  await page.locator('#contact').click({ modifiers: ['ControlOrMeta'] });
  expect(await page.evaluate(() => (window as unknown as { clicks: string[] }).clicks)).toEqual([
    'tel left alone',
    'contact left alone',
  ]);
  await isReady(page, held);
});

test("performs the click's own action if the widget cannot be loaded", async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(failedRequest, /could not be loaded/);
  await open({ page, sandbox, bare });
  await page.route('**/request-call-form-*.js*', (route) => route.fulfill({ status: 404 }));
  await page.locator('#contact').click();
  await page.waitForURL('**/elsewhere');
});

test("performs the click's own action if the runtime cannot be loaded", async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(failedRequest, /could not be loaded/);
  await page.route('**/elsewhere', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title>' }),
  );
  const runtime = await hold(page, '**/runtime-*.js*', (route) => route.fulfill({ status: 404 }));
  await page.goto(bare.serve(barePage(sandbox, { body: cold })));
  await page.locator('#contact').click();
  runtime.release();
  await page.waitForURL('**/elsewhere');
});

test('a link that is a placeholder itself opens its widget', async ({ page, sandbox, bare }) => {
  const body =
    '<a data-widget="request-call-form" data-widget-load="interaction" href="/elsewhere">Request a call</a>';
  const held = await open({ page, sandbox, bare }, body);
  await page.getByRole('link', { name: 'Request a call' }).click();
  await isReady(page, held);
  await expect(page.locator('.aw-form').getByLabel('First Name')).toBeFocused();
});

test('a press before the page starts is kept for the widget (start: manual)', async ({
  page,
  sandbox,
  bare,
}) => {
  const body =
    '<a data-widget="request-call-form" data-widget-load="interaction" href="/elsewhere">Request a call</a>';
  await page.goto(bare.serve(barePage(sandbox, { body, attributes: 'defer data-start="manual"' })));
  await page.getByRole('link', { name: 'Request a call' }).click();
  await expect(page.locator('[data-widget]')).not.toHaveAttribute('data-widget-state');
  await page.evaluate(() => {
    const { AdviserWidgets } = window as unknown as { AdviserWidgets: { start(): void } };
    AdviserWidgets.start();
  });
  await expect(page.locator('.aw-form').getByLabel('First Name')).toBeFocused();
});
