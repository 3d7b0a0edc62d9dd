import {
  barePage,
  expect,
  failedRequest,
  hold,
  test,
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

async function isReady(page: Page, { release }: Held): Promise<void> {
  await release();
  await expect(page.locator('[data-widget]')).toHaveAttribute('data-widget-state', 'ready');
}

test('hovering fetches the files but mounts nothing', async ({ page, sandbox, bare }) => {
  await open({ page, sandbox, bare });
  const request = page.waitForRequest('**/request-call-form-*.js');
  await page.locator('#contact').hover();
  await request;
  await expect(page.locator('[data-widget]')).toHaveAttribute('data-widget-state', 'pending');
});

test('Tab moves through the fallback, and the widget restores the focus', async ({ page, sandbox, bare }) => {
  const held = await open({ page, sandbox, bare });
  for (let press = 0; press < 4; press++) await page.keyboard.press('Tab');
  await expect(page.locator('[name="FormEmail"]')).toBeFocused();
  await isReady(page, held);
  await expect(page.locator('.aw-form [name="FormEmail"]')).toBeFocused();
});

test('restores the focus without scrolling back to it, if the visitor has scrolled on', async ({
  page,
  sandbox,
  bare,
}) => {
  const held = await open({ page, sandbox, bare }, `${cold}<div style="height: 9000px">…</div>`);
  await page.locator('[name="FormFirstName"]').click();
  await page.evaluate(() => scrollTo({ top: 5000, behavior: 'instant' }));
  await isReady(page, held);
  await expect(page.locator('.aw-form [name="FormFirstName"]')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(4000);
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
  await runtime.release();
  await page.waitForURL('**/elsewhere');
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
