import {
  axeFindings,
  barePage,
  expect,
  expectReady,
  inAllUnless,
  mediaPage,
  picture,
  placeholder,
  pushed,
  shifted,
  test,
  untilDrawn,
  watchShifts,
  withoutAnalytics,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

const video = `<div class="aw-widget" data-widget="youtube-video" data-video="https://www.youtube.com/watch?v=M7lc1UVf-VE&amp;t=1m30s"><a href="https://youtu.be/M7lc1UVf-VE"><img src="${picture('teal')}" alt=""> Your first home in 5 steps</a></div>`;

/** Answers every request to YouTube, and returns their URLs as they come. */
async function answerAsYouTube(
  page: Page,
  answer: { readonly contentType: string; readonly body: string },
): Promise<readonly string[]> {
  const asked: string[] = [];
  await page.route(/^https?:\/\/[^/]*(youtu|ytimg|google)/, (route) => {
    asked.push(route.request().url());
    return route.fulfill(answer);
  });
  return asked;
}

test('does not contact YouTube before a press, and then plays on the host without cookies, with the focus', async ({
  page,
  sandbox,
  bare,
}) => {
  const asked = await answerAsYouTube(page, { contentType: 'text/html', body: '<title>Player</title>' });
  await page.goto(mediaPage({ sandbox, bare }, video));
  await expectReady(page);
  const events = await pushed(page);
  const play = page.getByRole('button', { name: 'Play video: Your first home in 5 steps' });
  await play.hover();
  await play.focus();
  expect(asked).toEqual([]);
  expect(await axeFindings(page)).toEqual([]);
  await page.keyboard.press('Enter');
  const player = page.locator('iframe');
  await expect(player).toBeFocused();
  await expect(player).toHaveAttribute('title', 'Your first home in 5 steps');
  await expect(player).toHaveAttribute('referrerpolicy', 'strict-origin-when-cross-origin');
  await expect(player).toHaveAttribute('allowfullscreen');
  await expect
    .poll(() => asked)
    .toEqual([
      'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?autoplay=1&enablejsapi=1&playsinline=1&start=90',
    ]);
  expect(await events()).toMatchObject([
    { name: 'click_video_play', category: 'Click', label: 'Your first home in  steps', action: 'Click' },
  ]);
});

test('with consent required, asks YouTube for a thumbnail only after consent, and shows it without a layout shift', async ({
  page,
  sandbox,
  bare,
}) => {
  const asked = await answerAsYouTube(page, {
    contentType: 'image/svg+xml',
    body: decodeURIComponent(picture('teal').split(',')[1] ?? ''),
  });
  await watchShifts(page);
  const thumbnail = `<div class="aw-widget" data-widget="youtube-video" data-video="M7lc1UVf-VE" data-thumbnail><a href="https://youtu.be/M7lc1UVf-VE">Watch</a></div>`;
  const head = `<link rel="stylesheet" href="${sandbox.url}/adviser-widgets/1/page.css">`;
  const attributes = `async data-consent="required" ${withoutAnalytics}`;
  await page.goto(bare.serve(barePage(sandbox, { head, attributes, body: `<main>${thumbnail}</main>` })));
  await expectReady(page);
  await untilDrawn(page);
  expect(asked).toEqual([]);
  await page.evaluate(() =>
    (window as unknown as { AdviserWidgets: { consent(choices: object): void } }).AdviserWidgets.consent({
      videos: true,
    }),
  );
  const image = page.locator('.aw-video img');
  await expect(image).toHaveJSProperty('complete', true);
  await expect.poll(() => asked).toEqual(['https://i.ytimg.com/vi_webp/M7lc1UVf-VE/maxresdefault.webp']);
  expect(await image.boundingBox()).toEqual(await page.locator('.aw-video').boundingBox());
  expect(await shifted(page)).toBe(0);
});

for (const width of [320, 768, 1280]) {
  test(
    `at ${width} px keeps sixteen to nine, and shifts nothing`,
    inAllUnless(width === 320),
    async ({ page, sandbox, bare }) => {
      await watchShifts(page);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(
        mediaPage(
          { sandbox, bare },
          '<div class="aw-widget" data-widget="youtube-video" data-video="M7lc1UVf-VE"><a href="https://youtu.be/M7lc1UVf-VE">Watch</a></div>',
        ),
      );
      await expectReady(page);
      const box = await page.locator('.aw-video').boundingBox();
      expect(Math.abs((box?.width ?? 0) / (box?.height ?? 1) - 16 / 9)).toBeLessThan(0.01);
      expect(await shifted(page)).toBe(0);
    },
  );
}

for (const [how, headers, answer] of [
  ['a policy of the page', { 'Content-Security-Policy': "frame-src 'self'" }, undefined],
  ['an extension', {}, 'blockedbyclient'],
] as const) {
  test(`blocked by ${how}, the player leaves a link to the video`, async ({
    page,
    sandbox,
    bare,
    expectConsole,
  }) => {
    expectConsole(/frame-src/, /ERR_BLOCKED_BY_CLIENT/);
    await page.route(/youtube-nocookie/, (route) => route.abort(answer));
    await page.clock.install();
    const head = `<link rel="stylesheet" href="${sandbox.url}/adviser-widgets/1/page.css">`;
    const attributes = `async ${withoutAnalytics}`;
    await page.goto(bare.serve(barePage(sandbox, { head, attributes, body: video }), headers));
    await expectReady(page);
    const link = page.getByRole('link', { name: 'Watch on YouTube: Your first home in 5 steps' });
    await page.getByRole('button', { name: /^Play video/ }).click();
    await page.clock.runFor(11_000);
    await expect(link).toHaveAttribute('href', 'https://youtu.be/M7lc1UVf-VE');
    const frame = await page.locator('iframe').boundingBox();
    expect((await link.boundingBox())?.y, 'below the frame').toBeGreaterThanOrEqual(
      (frame?.y ?? 0) + (frame?.height ?? Infinity) - 1,
    );
  });
}

test('a player that answers leaves no link below it', async ({ page, sandbox, bare }) => {
  await answerAsYouTube(page, {
    contentType: 'text/html',
    body: `<p>Player</p><script>addEventListener('message', () => parent.postMessage('{"event":"onReady"}', '*'))</script>`,
  });
  await page.clock.install();
  await page.goto(mediaPage({ sandbox, bare }, video));
  await expectReady(page);
  await page.getByRole('button', { name: /^Play video/ }).click();
  await expect(page.frameLocator('iframe').getByText('Player')).toBeVisible();
  await page.clock.runFor(30_000);
  await expect(page.locator('.aw-video a')).toBeHidden();
});

test('prints as a link', async ({ page, sandbox, bare }) => {
  await page.goto(mediaPage({ sandbox, bare }, video));
  await expectReady(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('link', { name: 'Your first home in 5 steps' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('keeps the page’s link for an invalid video address, and logs what is expected', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(
    /needs data-video, a video on YouTube/,
    /data-video="https:\/\/vimeo.com\/1" is not a video on YouTube/,
  );
  await page.goto(
    mediaPage(
      { sandbox, bare },
      '<div data-widget="youtube-video" data-video="https://vimeo.com/1"><a href="https://vimeo.com/1">Watch</a></div>',
    ),
  );
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'invalid');
  await expect(page.getByRole('link', { name: 'Watch' })).toBeVisible();
});

test('separates the play triangle from its background in forced colours', async ({ page, sandbox, bare }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(mediaPage({ sandbox, bare }, video));
  await expectReady(page);
  const { fill, ground, button } = await page.locator('.aw-video svg').evaluate((svg) => {
    const buttonOf = document.body.appendChild(document.createElement('i'));
    buttonOf.style.backgroundColor = 'ButtonFace';
    const { fill, backgroundColor: ground } = getComputedStyle(svg);
    return { fill, ground, button: getComputedStyle(buttonOf).backgroundColor };
  });
  expect(ground).toBe(button);
  expect(fill).not.toBe(ground);
});
