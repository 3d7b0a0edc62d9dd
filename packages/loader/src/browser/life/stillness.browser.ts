import { barePage, expect, expectReady, picture, test } from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

/** Ten seconds of silence: 8,000 samples of one byte each second. */
function silence(): string {
  const length = 80_000;
  const wav = Buffer.alloc(44 + length, 128);
  wav.write('RIFF\0\0\0\0WAVEfmt ', 0, 'latin1');
  wav.writeUInt32LE(36 + length, 4);
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20); // PCM
  wav.writeUInt16LE(1, 22); // mono
  wav.writeUInt32LE(8000, 24);
  wav.writeUInt32LE(8000, 28);
  wav.writeUInt16LE(1, 32);
  wav.writeUInt16LE(8, 34);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(length, 40);
  return `data:audio/wav;base64,${wav.toString('base64')}`;
}

const film = `<video id="film" loop src="${silence()}"></video>`;

const start = '<button id="start" onclick="film.play()">Start</button>';

const trigger = '<button id="open">Offer</button>';
const popUp = (content: string) =>
  `${trigger}<div data-widget="pop-up" data-trigger="open" data-heading="Offer">${content}</div>`;

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();
const pressStart = press('Start');

interface Case {
  readonly body: string;
  /** Shows the film. */
  readonly show?: (page: Page) => Promise<void>;
  readonly hide: (page: Page) => Promise<void>;
}

const cases: Record<string, Case> = {
  'a pop-up that closes': {
    body: popUp(film + start),
    show: press('Offer'),
    hide: press('Close'),
  },
  'a menu that closes': {
    body: `<div data-widget="off-canvas-nav"><ul><li><a href="/">Home</a> ${film}${start}</li></ul></div>`,
    show: press('Menu'),
    hide: press('Close'),
  },
  'a branch of a menu that folds': {
    body: `<div data-widget="off-canvas-nav"><ul><li><a href="#">Films</a><ul><li>${film}${start}</li></ul></li></ul></div>`,
    show: async (page) => {
      await press('Menu')(page);
      await page.getByRole('link', { name: 'Films' }).click();
    },
    hide: (page) => page.getByRole('link', { name: 'Films' }).click(),
  },
  'a panel of calculators that closes': {
    body: `<div data-widget="calculator-nav"><ul>${'<li><a href="/a">A</a></li>'.repeat(8)}<li>${film}${start}</li></ul></div>`,
    show: press('More Calculators'),
    hide: press('More Calculators'),
  },
  'a section of an accordion that closes': {
    body: `<div data-widget="accordion"><h3>Costs</h3><div>${film}${start}</div></div>`,
    show: press('Costs'),
    hide: press('Costs'),
  },
  'details in an accordion that close': {
    body: `<div data-widget="accordion"><details><summary>Costs</summary>${film}${start}</details></div>`,
    show: (page) => page.getByText('Costs').click(),
    hide: (page) => page.getByText('Costs').click(),
  },
  'a collapse that closes': {
    body: `<div data-widget="collapse">${film}${start}</div>`,
    show: press('Show more'),
    hide: press('Show more'),
  },
  'a slide that goes': {
    body: `<div data-widget="image-carousel" data-interval="0"><figure><img src="${picture('teal')}" alt="Home">${film}${start}</figure><img src="${picture('plum')}" alt="Second"></div>`,
    hide: press('Next picture'),
  },
  'a notice that closes': {
    body: `<div data-widget="notice-banner">${film}${start}</div>`,
    hide: press('Close'),
  },
  'an announcement that closes': {
    body: `<div data-widget="announcement" data-closable>${film}${start}</div>`,
    hide: press('Close'),
  },
  'a bar of phones in a window that gets wide': {
    body: `<div style="height: 9000px"></div><div data-widget="sticky-mobile-bar" data-offset="0">${film}${start}</div>`,
    show: async (page) => {
      await page.setViewportSize({ width: 400, height: 800 });
      await page.mouse.wheel(0, 300);
    },
    hide: (page) => page.setViewportSize({ width: 1000, height: 800 }),
  },
};

const isPaused = (page: Page) => page.locator('#film').evaluate((film: HTMLVideoElement) => film.paused);

for (const [name, { body, show, hide }] of Object.entries(cases))
  test(`the film in ${name} stops`, async ({ page, sandbox, bare }) => {
    await page.goto(bare.serve(barePage(sandbox, { body })));
    await expectReady(page);
    await show?.(page);
    await pressStart(page);
    await expect.poll(() => isPaused(page)).toBe(false);
    await hide(page);
    await expect.poll(() => isPaused(page)).toBe(true);
  });

for (const name of ['request-call-form', 'site-search', 'adviser-search'])
  test(`a film that plays in the fallback stops once ${name} takes its place`, async ({
    page,
    sandbox,
    bare,
  }) => {
    const body = `${start}<div data-widget="${name}" data-widget-load="interaction"><p>Soon</p>${film}</div>`;
    await page.goto(bare.serve(barePage(sandbox, { body })));
    await pressStart(page);
    await expect.poll(() => isPaused(page)).toBe(false);
    await page.getByText('Soon').click();
    await expectReady(page);
    await expect.poll(() => isPaused(page)).toBe(true);
  });

test('a film in an open shadow root stops', async ({ page, sandbox, bare }) => {
  const player = `<div id="player"><template shadowrootmode="open">${film}</template></div>`;
  const body = popUp(
    `${player}<button onclick="player.shadowRoot.querySelector('video').play()">Start</button>`,
  );
  await page.goto(bare.serve(barePage(sandbox, { body })));
  await expectReady(page);
  await press('Offer')(page);
  await pressStart(page);
  await expect.poll(() => isPaused(page)).toBe(false);
  await press('Close')(page);
  await expect.poll(() => isPaused(page)).toBe(true);
});

test('a film on autoplay without sound goes on', async ({ page, sandbox, bare }) => {
  const body = `<div data-widget="collapse" data-open>${film.replace('<video', '<video autoplay muted controls')}<p>Terms</p></div>`;
  await page.goto(bare.serve(barePage(sandbox, { body })));
  await expectReady(page);
  await expect.poll(() => isPaused(page)).toBe(false);
  await press('Show more')(page);
  await expect(page.getByText('Terms')).toBeHidden();
  await press('Show more')(page); // Chromium pauses it while it does not show
  await expect.poll(() => isPaused(page)).toBe(false);
});

/** A player that records its messages, and how often it was loaded. */
async function standInForPlayers(page: Page) {
  const loads: string[] = [];
  const recorder = '<script>onmessage = ({ data }) => (document.title += data)</script><input>';
  await page.route(/^https:\/\/(www\.youtube(-nocookie)?|player\.vimeo|www\.example)\.com/, (route) => {
    loads.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: `<!doctype html><title></title>${recorder}` });
  });
  const messagesTo = (address: string) =>
    page
      .frames()
      .find((frame) => frame.url().startsWith(address))
      ?.title();
  return { loads, messagesTo };
}

const youTube = 'https://www.youtube.com/embed/M7lc1UVf-VE';

for (const [name, address, message] of [
  ['YouTube that listens', `${youTube}?enablejsapi=1`, '{"event":"command","func":"pauseVideo"}'],
  ['Vimeo', 'https://player.vimeo.com/video/76979871', '{"method":"pause"}'],
] as const)
  test(`a frame of ${name} is paused, and is not loaded again`, async ({ page, sandbox, bare }) => {
    const { loads, messagesTo } = await standInForPlayers(page);
    await page.goto(
      bare.serve(barePage(sandbox, { body: popUp(`<iframe title="Film" src="${address}"></iframe>`) })),
    );
    await expectReady(page);
    await press('Offer')(page);
    await expect.poll(() => messagesTo(address)).toBeDefined();
    await press('Close')(page);
    await expect.poll(() => messagesTo(address)).toContain(message);
    expect(loads).toEqual([address]);
  });

test('a YouTube frame that does not listen is reloaded, and Back leads where it led', async ({
  page,
  sandbox,
  bare,
}) => {
  const { loads } = await standInForPlayers(page);
  const body = popUp(`<iframe title="Film" src="${youTube}?autoplay=1&start=9"></iframe>`);
  await page.goto(bare.serve(barePage(sandbox, { body })));
  await expectReady(page);
  await press('Offer')(page);
  const before = await page.evaluate(() => history.length);
  const count = loads.length;
  await press('Close')(page);
  await expect.poll(() => loads.slice(count)).toEqual([`${youTube}?start=9`]);
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('a YouTube frame that cannot have played yet is loaded once', async ({ page, sandbox, bare }) => {
  const { loads } = await standInForPlayers(page);
  const body = popUp(`<iframe title="Film" src="${youTube}"></iframe>`);
  await page.goto(bare.serve(barePage(sandbox, { body })));
  await expectReady(page);
  await press('Offer')(page);
  await expect(page.frameLocator('iframe').locator('input')).toBeVisible();
  expect(loads).toEqual([youTube]);
});

test('other frames keep what was typed in them', async ({ page, sandbox, bare }) => {
  await standInForPlayers(page);
  const body = popUp('<iframe title="Quote" src="https://www.example.com/quote"></iframe>');
  await page.goto(bare.serve(barePage(sandbox, { body })));
  await expectReady(page);
  const input = page.frameLocator('iframe').locator('input');
  await press('Offer')(page);
  await input.fill('Aroha');
  await press('Close')(page);
  await press('Offer')(page);
  await expect(input).toHaveValue('Aroha');
});

test('youtube-video in a pop-up pauses when the pop-up closes', async ({ page, sandbox, bare }) => {
  const { loads, messagesTo } = await standInForPlayers(page);
  const body = popUp('<div data-widget="youtube-video" data-video="M7lc1UVf-VE"><a href="/">Watch</a></div>');
  await page.goto(bare.serve(barePage(sandbox, { body })));
  await expectReady(page);
  await press('Offer')(page);
  await page.getByRole('button', { name: /Play video/ }).click();
  await expect.poll(() => messagesTo('https://www.youtube-nocookie.com')).toBe('');
  await press('Close')(page);
  await expect
    .poll(() => messagesTo('https://www.youtube-nocookie.com'))
    .toContain('{"event":"command","func":"pauseVideo"}');
  expect(loads).toHaveLength(1);
});
