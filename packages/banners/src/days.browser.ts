import {
  barePage,
  expect,
  hold,
  placeholder,
  shifted,
  test,
  watchShifts,
  withoutAnalytics,
  type BareOrigin,
  type TestSandbox,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

// Notices, announcements and pop-ups that begin and end on their own, by the visitor's clock.

const easter = 'data-from="2026-04-03" data-until="2026-04-06"';
const names = ['notice-banner', 'announcement', 'pop-up'];

interface Given {
  readonly sandbox: TestSandbox;
  readonly bare: BareOrigin;
  readonly name: string;
  readonly time: string;
  readonly attributes?: string;
}

async function open(page: Page, { sandbox, bare, name, time, attributes = '' }: Given): Promise<void> {
  await page.clock.install({ time });
  const head = `<link rel="stylesheet" href="${sandbox.url}/adviser-widgets/1/page.css">`;
  const body = `<div class="aw-widget" data-widget="${name}" data-widget-load="eager" data-auto-show="true" data-delay="0" ${easter}><p>Closed over Easter</p></div><main><h1>Kia ora</h1></main>`;
  await page.goto(
    bare.serve(barePage(sandbox, { head, body, attributes: `async ${withoutAnalytics} ${attributes}` })),
  );
}

const text = (page: Page) => page.getByText('Closed over Easter');
const isReady = (page: Page) => expect(placeholder(page)).toHaveAttribute('data-widget-state', 'ready');

for (const name of names) {
  test(`${name} is ready, empty and without height before its first day`, async ({ page, sandbox, bare }) => {
    await open(page, { sandbox, bare, name, time: '2026-04-02T23:00+13:00' });
    await isReady(page);
    await expect(text(page)).toBeHidden();
    expect((await placeholder(page).boundingBox())?.height ?? 0).toBe(0);
  });

  test(`${name} comes when its first day begins`, async ({ page, sandbox, bare }) => {
    await open(page, { sandbox, bare, name, time: '2026-04-02T23:00+13:00' });
    await isReady(page);
    await page.clock.runFor('01:00:01');
    await expect(text(page)).toBeVisible();
  });

  test(`${name} is not painted before it is known that its days are over`, async ({
    page,
    sandbox,
    bare,
  }) => {
    const { release } = await hold(page, `**/assets/${name}-*.js*`, (route) => route.continue());
    await open(page, { sandbox, bare, name, time: '2026-04-07T00:00+12:00' });
    await expect(placeholder(page)).toHaveAttribute('data-widget-state', /pending|loading/);
    await expect(text(page)).toBeHidden();
    await release();
    await isReady(page);
    await expect(text(page)).toBeHidden();
  });
}

for (const name of ['notice-banner', 'announcement']) {
  test(`${name} mounts without a layout shift on its days`, async ({ page, sandbox, bare }) => {
    await watchShifts(page);
    await open(page, { sandbox, bare, name, time: '2026-04-05T12:00+12:00' });
    await isReady(page);
    await expect(text(page)).toBeVisible();
    expect(await shifted(page)).toBe(0);
  });

  test(`${name} goes at the end of its last day`, async ({ page, sandbox, bare }) => {
    await open(page, { sandbox, bare, name, time: '2026-04-06T23:00+12:00' });
    await expect(text(page)).toBeVisible();
    await page.clock.runFor('01:00:01');
    await expect(text(page)).toBeHidden();
    await isReady(page);
  });
}

test('on a computer that slept over the end it goes within a minute', async ({ page, sandbox, bare }) => {
  await open(page, { sandbox, bare, name: 'notice-banner', time: '2026-04-06T23:00+12:00' });
  await expect(text(page)).toBeVisible();
  await page.clock.fastForward('30:00:00');
  await page.clock.runFor('01:00');
  await expect(text(page)).toBeHidden();
});

test('days are those of the configuration, on the script tag', async ({ page, sandbox, bare }) => {
  await open(page, {
    sandbox,
    bare,
    name: 'notice-banner',
    time: '2026-04-07T00:30+12:00',
    attributes: 'data-time-zone="Australia/Sydney"',
  });
  await isReady(page);
  await expect(text(page)).toBeVisible();
});

test('a time zone that there is not is reported, and days are those of New Zealand', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(/configuration key "timeZone": expected a time zone such as "Pacific\/Auckland"/);
  await open(page, {
    sandbox,
    bare,
    name: 'notice-banner',
    time: '2026-04-06T23:30+12:00',
    attributes: 'data-time-zone="Auckland"',
  });
  await isReady(page);
  await expect(text(page)).toBeVisible();
});
