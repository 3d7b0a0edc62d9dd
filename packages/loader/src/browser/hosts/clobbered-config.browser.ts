import { barePage, button, expect, expectReady, fillIn, test } from '@adviser-widgets/testing/browser';

/** Markup that an author without script rights can write, with names that we and the tools look up. */
const clobbering = `
  <form id="adviser-widgets-config"><input name="brand" value="evil"></form>
  <a id="config" href="https://evil.example/"></a>
  <img name="heap" alt="">
  <form name="dataLayer"><input name="push"></form>
  <form name="heap"><input name="track"></form>
  <form id="grecaptcha"><input name="render"><input name="ready"></form>
  <a id="AdviserWidgets"></a>`;

test('page elements named like our globals change neither the configuration nor the lead', async ({
  page,
  sandbox,
  bare,
}) => {
  const { apiBase, captcha } = (await (await fetch(`${sandbox.url}/__sandbox/config.json`)).json()) as Record<
    string,
    unknown
  >;
  const block = `<script type="application/json" id="adviser-widgets-config">${JSON.stringify({ brand: 'acme', apiBase, captcha })}</script>`;
  const html = barePage(sandbox)
    .replace(/ data-config="[^"]*"/, '')
    .replace('<body>', `<body>${clobbering}`)
    .replace('</body>', `${block}</body>`);
  await page.goto(bare.serve(html));
  await expectReady(page);
  await fillIn(page.locator('[data-widget]'));
  await button(page).click();
  await expect(page.getByText('Thanks!')).toBeVisible();
  expect(sandbox.records('call-centre').map(({ path }) => path)).toEqual(['/api-base/acme/call-centre']);
});

const vendors = [
  [
    'a form whose inputs have the names of their functions',
    (name: string) => `<form id="${name}"><input name="render"><input name="maps"></form>`,
  ],
  ['two elements', (name: string) => `<a id="${name}"></a><a id="${name}"></a>`],
  ['a frame of another site', (name: string) => `<iframe name="${name}" sandbox srcdoc=""></iframe>`],
] as const;

for (const [what, elementOf] of vendors)
  test(`row L42: ${what} under a vendor's name takes neither chat nor map nor the leads' captcha`, async ({
    page,
    sandbox,
    bare,
  }) => {
    const names = ['zE', 'zESettings', 'google', 'gm_authFailure', 'grecaptcha', 'navigation']
      .map(elementOf)
      .join('');
    const body = `<div data-widget="address-map" data-widget-load="eager" data-address="Wellington"></div>
      <div data-widget="request-call-form" data-widget-load="eager"></div><div data-widget="web-chat"></div>`;
    await page.goto(bare.serve(barePage(sandbox, { body: names + body })));
    await expect(page.locator('[data-map-centre]')).toBeVisible();
    await page.getByRole('button', { name: 'Chat with us' }).click();
    await expect(page.getByRole('region', { name: 'Messaging' })).toBeVisible();
    await fillIn(page.locator('[data-widget="request-call-form"]'));
    await button(page).click();
    await expect(page.getByText('Your request has been received.')).toBeVisible();
  });

test('keys named like prototypes change nothing', async ({ page, sandbox, bare, expectConsole }) => {
  expectConsole(/there is no configuration key "(__proto__|constructor)"/);
  await page.route(/config\.json/, async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({
      body: text.replace('{', '{"__proto__":{"preview":true},"constructor":{"prototype":{"preview":true}},'),
      contentType: 'application/json',
    });
  });
  await page.goto(bare.serve(barePage(sandbox)));
  await expectReady(page);
  const found = await page.evaluate(() => {
    const { AdviserWidgets } = window as unknown as { AdviserWidgets: { config: { preview: boolean } } };
    return {
      isPreview: AdviserWidgets.config.preview,
      hasEveryObject: Object.hasOwn(Object.prototype, 'preview'),
    };
  });
  expect.soft(found.isPreview, 'preview of the configuration').toBe(false);
  expect.soft(found.hasEveryObject, 'preview of every object').toBe(false);
});
