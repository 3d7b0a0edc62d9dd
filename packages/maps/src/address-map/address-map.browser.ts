import {
  axeFindings,
  expect,
  expectReady,
  failedRequest,
  inAllUnless,
  openStrictPage,
  shifted,
  test,
  untilDrawn,
  untilIdle,
  watchShifts,
} from '@adviser-widgets/testing/browser';
import { drawnMap, mapAddress as address, mapMarkup, openMapPage } from '../browser/map-page.ts';

const far = '<div style="height: 3000px"></div>';
const noMap = /address-map:/;

for (const width of [360, 768, 1280]) {
  test(
    `at ${width} px a map shows the address with a marker, without a layout shift`,
    inAllUnless(width === 360),
    async ({ page, sandbox, bare }) => {
      await page.setViewportSize({ width, height: 800 });
      await watchShifts(page);
      await openMapPage(page, { sandbox, bare, body: `<h1>Offices</h1>${mapMarkup()}` });
      await expect(drawnMap(page)).toHaveAttribute('data-map-centre', '-41.2866,174.7756');
      await expect(drawnMap(page)).toHaveAttribute('data-map-zoom', '11');
      await expect(drawnMap(page)).toHaveAttribute('data-map-gestures', 'cooperative');
      await expect(page.locator('[data-marker="marker"]')).toHaveAccessibleName(address);
      await expect(page.getByRole('region', { name: `Map: ${address}` })).toBeVisible();
      await expect(page.locator('address')).toHaveText(address);
      await expect(page.getByRole('link', { name: 'Get directions' })).toHaveAttribute(
        'href',
        `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(address)}`,
      );
      expect((await page.locator('.aw-map').boundingBox())?.height).toBe(width < 768 ? 360 : 420);
      expect((await drawnMap(page).boundingBox())?.height).toBeGreaterThan(200);
      expect(await shifted(page)).toBe(0);
      expect(await axeFindings(page)).toEqual([]);
    },
  );
}

test('the map service is not contacted until the map is within 200 px of the window', async ({
  page,
  sandbox,
  bare,
}) => {
  await page.setViewportSize({ width: 800, height: 600 });
  const scrollTo = (distance: number) =>
    page.evaluate(
      (pixels) =>
        scrollBy(
          0,
          (document.querySelector('.aw-map__ground')?.getBoundingClientRect().top ?? 0) -
            innerHeight -
            pixels,
        ),
      distance,
    );
  const asked = await openMapPage(page, { sandbox, bare, body: far + mapMarkup('data-widget-load="eager"') });
  await expectReady(page);
  await scrollTo(210);
  await untilDrawn(page);
  await untilIdle(page);
  expect(asked).toEqual([]);
  await scrollTo(190);
  await expect(drawnMap(page)).toBeAttached();
  expect(asked).toEqual(['api.js', 'geocode', 'key']);
});

test('two maps share one script', async ({ page, sandbox, bare }) => {
  const asked = await openMapPage(page, { sandbox, bare, body: mapMarkup() + mapMarkup('data-zoom="15"') });
  await expect(drawnMap(page)).toHaveCount(2);
  expect(asked.filter((path) => path === 'api.js')).toEqual(['api.js']);
  await expect(drawnMap(page).nth(1)).toHaveAttribute('data-map-zoom', '15');
});

test('a map id uses the current kind of marker', async ({ page, sandbox, bare }) => {
  await openMapPage(page, { sandbox, bare, attributes: 'data-maps-map-id="demo"' });
  await expect(page.locator('[data-marker="advanced-marker"]')).toHaveAccessibleName(address);
});

test('with consent required the map waits for it, and is removed when it is withdrawn', async ({
  page,
  sandbox,
  bare,
}) => {
  const asked = await openMapPage(page, { sandbox, bare, attributes: 'data-consent="required"' });
  await expectReady(page);
  await untilIdle(page);
  expect(asked).toEqual([]);
  const answer = (maps: boolean) =>
    page.evaluate(`AdviserWidgets.push((aw) => aw.consent({ maps: ${maps} }))`);
  await answer(true);
  await expect(drawnMap(page)).toBeAttached();
  await answer(false);
  await expect(drawnMap(page)).toHaveCount(0);
  await expect(page.locator('address')).toBeVisible();
});

test('after three failed retries the address stays, console and page get the error, and a restored connection retries', async ({
  page,
  context,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(failedRequest, noMap);
  const errors: string[] = [];
  page.on('console', (message) => noMap.test(message.text()) && errors.push(message.text()));
  await page.addInitScript(() =>
    addEventListener('aw:error', (event) =>
      Object.assign(window, { kind: (event as CustomEvent<{ kind: string }>).detail.kind }),
    ),
  );
  await sandbox.fail({ path: '/maps/api.js', status: 503, times: 4 });
  const asked = await openMapPage(page, { sandbox, bare });
  await expect.poll(() => errors).toHaveLength(1);
  expect(asked).toEqual(['api.js', 'api.js', 'api.js', 'api.js']);
  expect(await page.evaluate('kind')).toBe('network');
  await expect(page.locator('address')).toBeVisible();
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(drawnMap(page)).toBeAttached();
});

test("a refused key restores the text, and the site's own handler runs too", async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(/maps\.apiKey was refused/);
  await sandbox.maps('auth-failure');
  await openMapPage(page, {
    sandbox,
    bare,
    head: '<script>var told = 0; window.gm_authFailure = () => told++; window.theirs = gm_authFailure</script>',
  });
  await expect.poll(() => page.evaluate('told')).toBe(1);
  await expect(drawnMap(page)).toHaveCount(0);
  await expect(page.getByText("This page can't load")).toHaveCount(0);
  await expect(page.getByRole('region')).toHaveCount(0);
  await page.evaluate(() => document.querySelector('[data-widget]')?.remove());
  await expect.poll(() => page.evaluate('gm_authFailure === theirs')).toBe(true);
});

for (const [mode, status] of [
  ['denied', 'REQUEST_DENIED'],
  ['over-limit', 'OVER_QUERY_LIMIT'],
  ['unknown-error', 'UNKNOWN_ERROR'],
] as const) {
  test(
    `a geocoder that answers ${status} is a warning, and no map`,
    inAllUnless(mode === 'denied'),
    async ({ page, sandbox, bare, expectConsole }) => {
      expectConsole(noMap);
      await sandbox.maps(mode);
      const warning = page.waitForEvent('console', (message) => message.text().includes(status));
      const asked = await openMapPage(page, { sandbox, bare });
      expect((await warning).type()).toBe('warning');
      await expect(page.locator('address')).toBeVisible();
      expect(asked).toEqual(['api.js', 'geocode']);
    },
  );
}

test('an unknown address stays as text, and another one is found', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(/ZERO_RESULTS/);
  const warning = page.waitForEvent('console', (message) => message.text().includes('ZERO_RESULTS'));
  await openMapPage(page, { sandbox, bare, body: mapMarkup().replaceAll(address, 'Atlantis 1') });
  await warning;
  await page.locator('[data-widget]').evaluate((element) => element.setAttribute('data-address', 'Rotorua'));
  await expect(drawnMap(page)).toHaveAttribute('data-map-centre', '-38.1368,176.2497');
  await expect(page.locator('address')).toHaveText('Rotorua');
});

test('an unmounted widget removes all of its map', async ({ page, sandbox, bare }) => {
  await openMapPage(page, { sandbox, bare });
  await expect(drawnMap(page)).toBeAttached();
  await page.evaluate('AdviserWidgets.unmount(document.querySelector("[data-widget]"))');
  await expect(drawnMap(page)).toHaveCount(0);
  expect(await page.locator('[data-widget]').innerHTML()).toBe(`<p>${address}</p>`);
  expect(await page.evaluate('window.gm_authFailure')).toBeUndefined();
});

test('under a strict policy with Trusted Types the map shows, without a violation', async ({
  page,
  sandbox,
  bare,
}) => {
  const { violations } = await openStrictPage(page, { sandbox, bare, body: mapMarkup() });
  await expect(drawnMap(page)).toBeAttached();
  expect(await violations()).toEqual([]);
});

test('without a key there is one warning, and the addresses', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(/maps\.apiKey is empty/);
  const notes: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && notes.push(message.text()));
  const asked = await openMapPage(page, {
    sandbox,
    bare,
    body: mapMarkup() + mapMarkup(),
    attributes: 'data-maps-api-key=""',
  });
  await expect.poll(() => notes).toHaveLength(1);
  await expect(page.locator('address')).toHaveCount(2);
  expect(asked).toEqual([]);
});

test('the keyboard goes through the map and out again, and print shows only the address', async ({
  page,
  sandbox,
  bare,
}) => {
  await openMapPage(page, { sandbox, bare, body: `${mapMarkup()}<button>Next</button>` });
  await expect(drawnMap(page)).toBeAttached();
  await page.getByRole('link', { name: 'Get directions' }).focus();
  await page.keyboard.press('Tab');
  await expect(drawnMap(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Next' })).toBeFocused();
  await page.emulateMedia({ media: 'print' });
  await expect(drawnMap(page)).toBeHidden();
  await expect(page.locator('address')).toBeVisible();
});
