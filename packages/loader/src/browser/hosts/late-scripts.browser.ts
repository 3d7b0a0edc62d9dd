import { hostLibraries } from '@adviser-widgets/host-libraries';
import { barePage, button, expect, fillIn, test, unmountAll } from '@adviser-widgets/testing/browser';

/** A page of the places where an author writes, with the same in each. */
const everyPlace = (written: string) => `
  <div data-widget="request-call-form" data-widget-load="eager" class="aw-widget">
    <div data-slot="intro">${written}</div>
    <div data-slot="success"><h2>Thanks!</h2>${written}</div>
    ${written}
  </div>
  <ul data-widget="callback-form" data-widget-load="eager" class="aw-widget"><li>${written}</li></ul>
  <div data-widget="notice-banner" data-widget-load="eager">${written}</div>
  <div data-widget="accordion" data-widget-load="eager"><h3>Why? ${written}</h3><p>${written}</p></div>`;
const widgets = 4;
const places = 7;

/** What Cloudflare makes of a@x.nz: bytes in hexadecimal, the first of which is the key of the others. */
const protectedEmail = '<span class="__cf_email__" data-cfemail="2a4b6a52044450">…</span>';

/** What its script does, here once the widgets are ready. */
function decodeEmails(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-cfemail]')) {
    const bytes = (element.dataset.cfemail ?? '').match(/../g)?.map((byte) => parseInt(byte, 16)) ?? [];
    const text = String.fromCharCode(...bytes.slice(1).map((byte) => byte ^ (bytes[0] ?? 0)));
    element.parentNode?.replaceChild(document.createTextNode(text), element);
  }
}

test('an e-mail decoder decodes every address, and what is shown later or after the widgets is decoded', async ({
  page,
  sandbox,
  bare,
}) => {
  await page.goto(bare.serve(barePage(sandbox, { body: everyPlace(protectedEmail) })));
  await expect(page.locator('[data-widget-state="ready"]')).toHaveCount(widgets);
  await page.evaluate(decodeEmails);
  await fillIn(page);
  await button(page).click();
  await expect(page.getByRole('heading', { name: 'Thanks!' })).toBeVisible();
  await expect(page.locator('.aw-root', { hasText: 'Thanks!' })).toContainText('a@x.nz');
  const written = await unmountAll(page, '[data-widget]');
  expect(written.match(/a@x\.nz/g)).toHaveLength(places);
});

test('lazysizes loads every picture as it is shown, at last when the widgets are gone', async ({
  page,
  sandbox,
  bare,
}) => {
  const picture =
    '<img class="lazyload" alt="" width="9" height="9" data-src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7">';
  await page.setViewportSize({ width: 1000, height: 4000 });
  await page.goto(bare.serve(barePage(sandbox, { body: everyPlace(picture) })));
  await expect(page.locator('[data-widget-state="ready"]')).toHaveCount(widgets);
  const library = hostLibraries.find(({ name }) => name.startsWith('lazysizes'));
  for (const path of library?.scripts ?? []) await page.addScriptTag({ path });
  const notice = page.locator('[data-widget="notice-banner"]');
  await expect(notice.locator('img.lazyloaded')).toHaveCount(1);
  await expect(page.locator('[data-slot="intro"] img.lazyloaded')).toHaveCount(1);
  await unmountAll(page, '[data-widget]');
  await expect(page.locator('img.lazyloaded')).toHaveCount(places);
});
