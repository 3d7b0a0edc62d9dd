import {
  barePage,
  expect,
  hold,
  inAllUnless,
  openStrictPage,
  placeholder,
  shifted,
  test,
  untilIdle,
  watchShifts,
  type BareOrigin,
  type TestSandbox,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

const inside = '<p>Closed over Easter. <a href="/contact">Leave us a message</a></p>';

interface Given {
  readonly attributes?: string;
  readonly children?: string;
  readonly html?: string;
}

function notice({ attributes = '', children = inside }: Given = {}): string {
  return `<div class="aw-widget" data-widget="notice-banner" ${attributes}>${children}</div>`;
}

/** A page with page.css in its head, as integrators set it up. */
function pageWith(sandbox: TestSandbox, body: string, head = ''): string {
  const sheet = `<link rel="stylesheet" href="${sandbox.url}/adviser-widgets/1/page.css"><style>body { margin: 0; font: 17px/1.6 sans-serif }</style>`;
  return barePage(sandbox, {
    head: sheet + head,
    body: `${body}<main><h1>Kia ora</h1><a id="next" href="/next">Next</a></main>`,
  });
}

async function open(
  page: Page,
  { sandbox, bare }: { sandbox: TestSandbox; bare: BareOrigin },
  { html = notice(), ...given }: Given = {},
): Promise<string> {
  const address = bare.serve(pageWith(sandbox, Object.keys(given).length > 0 ? notice(given) : html));
  await page.goto(address);
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'ready');
  return address;
}

const region = (page: Page) => page.getByRole('region', { name: 'Notice' });
const close = (page: Page) => region(page).getByRole('button', { name: 'Close' });

for (const width of [360, 768, 1280]) {
  test(
    `at ${width} px it mounts without a layout shift, open and closed`,
    inAllUnless(width === 360),
    async ({ page, context, sandbox, bare }) => {
      await watchShifts(page);
      await page.setViewportSize({ width, height: 800 });
      for (const given of [
        {},
        {
          attributes:
            'data-text="Our phones are open until 8 pm this week, and on Saturday from nine until noon."',
          children: '',
        },
      ]) {
        await open(page, { sandbox, bare }, given);
        await expect(region(page)).toBeVisible();
        expect(await shifted(page)).toBe(0);
      }
      await context.addCookies([{ name: 'banner_closed', value: '1', domain: '127.0.0.1', path: '/' }]);
      const inline = `<script>/(^|; )banner_closed=/.test(document.cookie) && document.documentElement.classList.add('aw-banner-closed')</script>`;
      await page.goto(bare.serve(pageWith(sandbox, notice(), inline)));
      await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'ready');
      await expect(region(page)).toHaveCount(0);
      expect(await shifted(page)).toBe(0);
    },
  );
}

test("text and cross stand on the edges of the page's column", async ({ page, sandbox, bare }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const column = '<style>:root { --aw-page-width: 1000px }</style>';
  await page.goto(bare.serve(pageWith(sandbox, notice(), column)));
  await expect(region(page)).toBeVisible();
  const edges = await region(page).evaluate((section) => {
    const boxOf = (selector: string) => section.querySelector(selector)?.getBoundingClientRect();
    const { left, right } = section.getBoundingClientRect();
    return { middle: (left + right) / 2, start: boxOf('.aw-banner__text')?.left, end: boxOf('svg')?.right };
  });
  expect(edges.start).toBeCloseTo(edges.middle - 500, 0);
  expect(edges.end).toBeCloseTo(edges.middle + 500, 0);
});

test('on a phone a notice of a hundred characters takes at most a sixth of the window', async ({
  page,
  sandbox,
  bare,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const text =
    'Our offices close on Thursday 24 December at noon, and open again on Tuesday 5 January. Write to us.';
  await open(page, { sandbox, bare }, { attributes: `data-icon="hand" data-text="${text}"`, children: '' });
  await expect(region(page)).toBeVisible();
  expect((await region(page).boundingBox())?.height).toBeLessThan(640 / 6);
});

test('closing sets the cookie for an hour, reports to page and analytics, and moves the focus on', async ({
  page,
  sandbox,
  bare,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { dataLayer: [], eventTypes: [] });
    for (const type of ['aw:close', 'aw:analytics'])
      addEventListener(type, () => (window as unknown as { eventTypes: string[] }).eventTypes.push(type));
  });
  const address = await open(page, { sandbox, bare });
  await close(page).focus();
  await page.keyboard.press('Enter');
  await expect(region(page)).toHaveCount(0);
  await expect(page.locator('#next')).toBeFocused();
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'banner_closed');
  expect(cookie?.value).toBe('1');
  const hour = (cookie?.expires ?? 0) - Date.now() / 1000;
  expect(hour).toBeGreaterThan(3500);
  expect(hour).toBeLessThanOrEqual(3600);
  const { eventTypes, dataLayer } = await page.evaluate(() => {
    const { eventTypes: types, dataLayer: pushed } = window as unknown as {
      eventTypes: string[];
      dataLayer: object[];
    };
    return { eventTypes: types, dataLayer: pushed };
  });
  expect(eventTypes.sort()).toEqual(['aw:analytics', 'aw:close']);
  expect(dataLayer).toEqual([
    { event: 'click_notice_close', category: 'Click', label: 'notice close', action: 'Click' },
  ]);
  await page.goto(address);
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'ready');
  await expect(region(page)).toHaveCount(0);
});

test('W13: of two closed notices, both stay closed after a reload', async ({ page, sandbox, bare }) => {
  const two = ['easter', 'phones'].map((version) => notice({ attributes: `data-version="${version}"` }));
  await page.goto(bare.serve(pageWith(sandbox, two.join(''))));
  await expect(region(page)).toHaveCount(2);
  await close(page).first().click();
  await expect(region(page)).toHaveCount(1);
  await close(page).click();
  await expect(region(page)).toHaveCount(0);
  await page.reload();
  for (const each of await placeholder(page).all())
    await expect(each).toHaveAttribute('data-widget-state', 'ready');
  await expect(region(page)).toHaveCount(0);
});

test('the sanitiser is not fetched for a plain text', async ({ page, sandbox, bare }) => {
  const files: string[] = [];
  page.on('request', (request) => request.url().includes('/assets/sanitise-') && files.push(request.url()));
  await open(page, { sandbox, bare }, { attributes: 'data-text="Open until 8 pm"', children: '' });
  await expect(region(page)).toContainText('Open');
  await untilIdle(page);
  expect(files).toEqual([]);
});

test('without the sanitiser the text shows without markup', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(/Failed to load resource|integrity|net::/);
  await page.route('**/assets/sanitise-*.js*', (route) => route.abort());
  await open(
    page,
    { sandbox, bare },
    { attributes: `data-text="Open <a href='/x' onclick='y()'>today</a>"`, children: '' },
  );
  await expect(region(page).getByText('Open today')).toBeVisible();
});

test('under a strict policy with Trusted Types everything works, and no unsafe HTML remains', async ({
  page,
  sandbox,
  bare,
}) => {
  const text = `Open <a href='/a'>today</a><img src=x><b>!</b> <a href='javascript:alert(1)'>no</a>`;
  const { violations } = await openStrictPage(page, {
    sandbox,
    bare,
    body: notice({ attributes: `data-text="${text}"`, children: '' }),
  });
  await expect(region(page).getByRole('link')).toHaveCount(1);
  await close(page).click();
  await expect(region(page)).toHaveCount(0);
  expect(await violations()).toEqual([]);
});

test('a pending notice is not painted; a failed one is, also without JavaScript', async ({
  page,
  browser,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(/./);
  const { release } = await hold(page, '**/assets/notice-banner-*.js*', (route) => route.abort());
  const address = bare.serve(pageWith(sandbox, notice()));
  await page.goto(address, { waitUntil: 'commit' });
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', /pending|loading/);
  await expect(page.getByText('Closed over Easter.')).toBeHidden();
  await release();
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'failed');
  await expect(page.getByText('Closed over Easter.')).toBeVisible();
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const without = await plain.newPage();
  await without.goto(address);
  await expect(without.getByText('Closed over Easter.')).toBeVisible();
  await plain.close();
});

test('without content it warns the editor once and takes no space', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(/notice-banner needs data-text, or something inside; for example data-text=/);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await open(page, { sandbox, bare }, { children: ' <!-- later --> ' });
  expect((await placeholder(page).boundingBox())?.height).toBe(0);
  // The report loads separately.
  await expect.poll(() => said.filter((text) => text.includes('needs data-text'))).toHaveLength(1);
});
