import {
  barePage,
  expect,
  expectReady,
  pauseClock,
  placeholder,
  test,
  withoutAnalytics,
  type BareOrigin,
  type TestSandbox,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

const inside = '<!doctype html><html lang="en"><title>Inside</title><p>Inside</p></html>';

interface Frames {
  readonly sandbox: TestSandbox;
  readonly bare: BareOrigin;
  /** URL of the framed page; default: a page of the same origin. */
  readonly src?: string;
  readonly frameOrigins?: readonly string[];
}

async function open(
  page: Page,
  { sandbox, bare, src = bare.serve(inside), frameOrigins = [] }: Frames,
): Promise<void> {
  const config = JSON.stringify({ brand: 'acme', frameOrigins });
  const body = `<main><h1>Frames</h1><div class="aw-widget" data-widget="iframe-embed" data-src="${src}" data-title="Calculator" data-min-height="100"><a href="${src}">Open</a></div></main>`;
  const head = `<script type="application/json" id="adviser-widgets-config">${config}</script>`;
  const html = barePage(sandbox, { head, body, attributes: `async ${withoutAnalytics}` }).replace(
    / data-config="[^"]*"/,
    '',
  );
  await page.clock.install();
  await page.goto(bare.serve(html));
  await expectReady(page);
  await expect(page.frameLocator('iframe').getByText('Inside')).toBeVisible();
  await pauseClock(page);
}

/** Posts messages from the framed page. */
async function say(page: Page, ...messages: unknown[]): Promise<void> {
  const frame = page.frames().find((each) => each.parentFrame() === page.mainFrame());
  const count = (left: number) =>
    Object.assign(window, {
      come: new Promise<void>((resolve) => addEventListener('message', () => --left || resolve())),
    });
  await page.evaluate(count, messages.length);
  await frame?.evaluate((all) => all.forEach((message) => parent.postMessage(message, '*')), messages);
  await page.evaluate('come');
}

const height = (page: Page) =>
  page.locator('iframe').evaluate(({ offsetHeight }: HTMLElement) => offsetHeight);

test('takes the height that the page inside reports, after 500 ms without another message', async ({
  page,
  sandbox,
  bare,
}) => {
  await open(page, { sandbox, bare });
  await say(page, 300);
  await page.clock.runFor(490);
  expect(await height(page)).toBe(100);
  await say(page, { height: '640' });
  await page.clock.runFor(490);
  expect(await height(page)).toBe(100);
  await page.clock.runFor(20);
  expect(await height(page)).toBe(640);
  await say(page, 'ready', null, { height: 'tall' }, '20px', -5);
  await page.clock.runFor(600);
  expect(await height(page)).toBe(100);
  await say(page, 1e7);
  await page.clock.runFor(600);
  expect(await height(page)).toBe(20_000);
});

test('listens only to its own frame', async ({ page, sandbox, bare }) => {
  await open(page, { sandbox, bare });
  await page.evaluate(() => {
    postMessage(900, '*');
    const other = document.body.appendChild(document.createElement('iframe'));
    other.contentWindow?.parent.postMessage(900, '*');
    dispatchEvent(
      new MessageEvent('message', { data: 900, origin: location.origin, source: other.contentWindow }),
    );
  });
  await page.clock.runFor(600);
  expect(
    await page
      .locator('iframe')
      .first()
      .evaluate(({ offsetHeight }: HTMLElement) => offsetHeight),
  ).toBe(100);
});

test('shows another origin in a sandbox, and accepts its messages only if the configuration lists it', async ({
  page,
  sandbox,
  bare,
}) => {
  const src = bare.serve(inside).replace('127.0.0.1', 'localhost');
  await open(page, { sandbox, bare, src });
  await say(page, 640);
  await page.clock.runFor(600);
  expect(await height(page)).toBe(100);
  const allowed = (await page.locator('iframe').getAttribute('sandbox'))?.split(' ') ?? [];
  expect(allowed).toContain('allow-scripts');
  expect(allowed, 'what leads the page away').not.toContain('allow-top-navigation');
  await open(page, { sandbox, bare, src, frameOrigins: [new URL(src).origin] });
  await say(page, 640);
  await page.clock.runFor(600);
  expect(await height(page)).toBe(640);
  await expect(page.locator('iframe')).not.toHaveAttribute('sandbox');
});

test('under a policy that blocks its frame it shows the link', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(/frame-src/);
  const src = 'https://calculators.example/repayments';
  const body = `<div data-widget="iframe-embed" data-src="${src}" data-title="Calculator"><a href="${src}">Open</a></div>`;
  await page.goto(bare.serve(barePage(sandbox, { body }), { 'Content-Security-Policy': "frame-src 'self'" }));
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'failed');
  await expect(page.getByRole('link', { name: 'Open' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('ignores more than ten growing steps within five seconds, and warns once', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  const warned: string[] = [];
  expectConsole(/keeps asking for more height/);
  page.on(
    'console',
    (message) => message.text().includes('keeps asking for more height') && warned.push(message.text()),
  );
  await open(page, { sandbox, bare });
  await say(page, ...Array.from({ length: 15 }, (_, step) => 200 + step));
  await page.clock.runFor(600);
  expect(await height(page)).toBe(210);
  await expect.poll(() => warned).toHaveLength(1);
  await page.clock.runFor(5_000);
  await say(page, 300);
  await page.clock.runFor(600);
  expect(await height(page)).toBe(300);
});
