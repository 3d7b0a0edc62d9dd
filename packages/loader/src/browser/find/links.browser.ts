import {
  barePage,
  button,
  expect,
  fillIn,
  test,
  untilIdle,
  type TestSandbox,
} from '@adviser-widgets/testing/browser';

const fragment = '/request-a-call#widget=request-call-form&heading=Talk%20to%20us&campaign-id=LINK';
const plainLink = `<p id="before">Or <a href="${fragment}">Request a call</a>.</p>`;

/** The bare page, with a configuration that allows links or not. */
function linkPage(sandbox: TestSandbox, body: string, links = 'data-links="true"'): string {
  return barePage(sandbox, { body, attributes: `async ${links}` });
}

test("mounts the widget of a link's fragment right after the link", async ({ page, sandbox, bare }) => {
  await page.goto(bare.serve(linkPage(sandbox, plainLink)));
  const link = page.locator('a[href*="#widget="]');
  await expect(link).toHaveAttribute('data-widget-state', 'ready');
  await expect(link).toBeHidden();
  await expect(page.locator('a + .aw-root').getByRole('heading', { name: 'Talk to us' })).toBeVisible();
  await fillIn(page);
  await button(page).click();
  await expect.poll(() => sandbox.records('call-centre').length).toBe(1);
  expect(sandbox.records('call-centre')).toMatchObject([{ fields: { CampaignId: 'LINK' } }]);
});

test("a link marked as a visitor's stays a link, wherever links are allowed", async ({
  page,
  sandbox,
  bare,
}) => {
  const marked = ['ugc', 'nofollow', 'sponsored']
    .map(
      (rel) =>
        `<a rel="${rel}" href="${fragment}">${rel}</a> <a rel="${rel}" href="/call" data-widget="request-call-form">${rel}</a>`,
    )
    .join(' ');
  await page.goto(
    bare.serve(linkPage(sandbox, `${marked}<a id="editors" href="${fragment}">Request a call</a>`)),
  );
  await expect(page.locator('#editors')).toHaveAttribute('data-widget-state', 'ready');
  await expect(page.locator('a[rel][data-widget-state]')).toHaveCount(0);
  await expect(page.locator('form')).toHaveCount(1);
});

test('mounts links only in the part of the page and for the widgets that the configuration names', async ({
  page,
  sandbox,
  bare,
}) => {
  const rule = { brand: 'acme', links: { within: '.text', widgets: ['request-call-form'] } };
  await page.route('**/__sandbox/config.json', (route) =>
    route.fulfill({ json: rule, headers: { 'access-control-allow-origin': '*' } }),
  );
  const foreignFrame = '<a href="#widget=iframe-embed&src=https://elsewhere.example/&title=Win">Win</a>';
  const body = `<div class="text">${plainLink}${foreignFrame}</div><div class="comments"><a href="${fragment}">Comment</a></div>`;
  await page.goto(bare.serve(linkPage(sandbox, body, '')));
  await expect(page.locator('.text [href^="/request"]')).toHaveAttribute('data-widget-state', 'ready');
  await expect(page.locator('[data-widget-state]')).toHaveCount(1);
  await expect(page.locator('form')).toHaveCount(1);
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('links stay links unless the configuration allows them', async ({ page, sandbox, bare }) => {
  const other = '<div data-widget="request-call-form"><p>Call us</p></div>';
  await page.goto(bare.serve(linkPage(sandbox, plainLink + other, '')));
  await expect(page.locator('div[data-widget]')).toHaveAttribute('data-widget-state', 'ready');
  await expect(page.getByRole('link', { name: 'Request a call' })).toBeVisible();
  await expect(page.locator('form')).toHaveCount(1);
});

test('a link to another origin stays a link and fetches nothing', async ({ page, sandbox, bare }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(
    bare.serve(linkPage(sandbox, `<a href="https://elsewhere.example${fragment}">Request a call</a>`)),
  );
  await untilIdle(page);
  await expect(page.getByRole('link')).not.toHaveAttribute('data-widget-state');
  expect(requests.filter((url) => url.includes('/assets/'))).toEqual([]);
});

test('a link with data-widget needs no permission', async ({ page, sandbox, bare }) => {
  const link =
    '<a href="https://elsewhere.example/call" style="color: red;" data-widget="request-call-form" data-heading="By attribute">Call</a>';
  await page.goto(bare.serve(linkPage(sandbox, `<main>${link}</main>`, '')));
  await expect(page.getByRole('heading', { name: 'By attribute' })).toBeVisible();
  await expect(page.locator('a[data-widget]')).toBeHidden();
  const left = await page.evaluate(async () => {
    const element = document.querySelector('a[data-widget]');
    const unmounted = new Promise((resolve) => element?.addEventListener('aw:unmounted', resolve));
    element?.remove();
    await unmounted;
    return { element: element?.outerHTML, main: document.querySelector('main')?.innerHTML };
  });
  expect(left).toEqual({ element: link, main: '' });
});

test('a link whose widget cannot be loaded stays a link', async ({ page, sandbox, bare, expectConsole }) => {
  expectConsole(/Failed to load resource/, /failed \(load\); its fallback stays/);
  await page.route('**/request-call-form-*.js*', (route) => route.fulfill({ status: 404 }));
  await page.goto(bare.serve(linkPage(sandbox, plainLink)));
  const link = page.getByRole('link', { name: 'Request a call' });
  await expect(link).toHaveAttribute('data-widget-state', 'failed');
  await expect(link).toBeVisible();
  await expect(link).not.toHaveAttribute('style');
});

test('the widget follows its link and keeps typed text', async ({ page, sandbox, bare }) => {
  await page.goto(bare.serve(linkPage(sandbox, `${plainLink}<aside></aside>`)));
  await page.getByLabel('First Name').fill('Aroha');
  await page.evaluate(() => document.querySelector('aside')?.append(document.querySelector('a') ?? ''));
  await expect(page.locator('aside').getByLabel('First Name')).toHaveValue('Aroha');
});
