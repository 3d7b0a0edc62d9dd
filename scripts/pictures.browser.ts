import { expect, test, type Page } from '@playwright/test';
import { readStorybookIndex, serveStorybook } from './serve-storybook.ts';

const stories = (readStorybookIndex() ?? []).filter(
  ({ type, tags }) => type === 'story' && tags.includes('picture'),
);
const folder = '/catalogue/';
let server: Awaited<ReturnType<typeof serveStorybook>>;

test.beforeAll(async () => (server = await serveStorybook(folder)));
test.afterAll(() => server.close());

test('there are stories to be taken', () => {
  expect(stories.length).toBeGreaterThan(50);
});

for (const { id } of stories)
  test(id, async ({ page }) => {
    await openStory(page, id);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(page).toHaveScreenshot(`${id}.png`, { fullPage: true });
    await reverseSheets(page);
    await expect(page).toHaveScreenshot(`${id}.png`, { fullPage: true });
    await page.setViewportSize({ width: 360, height: 740 });
    const isTheme = id.startsWith('themes--'); // has its own colours
    if (!isTheme) await darken(page);
    await expect(page).toHaveScreenshot(`${id}-narrow${isTheme ? '' : '-dark'}.png`, { fullPage: true });
  });

interface StorybookWindow {
  readonly __STORYBOOK_PREVIEW__?: { readonly currentRender?: { readonly phase?: string } };
}

/** Waits until it has been played. No page of others is reached, and the date is fixed. */
async function openStory(page: Page, id: string): Promise<void> {
  const origin = server.url.slice(0, -1);
  await page.clock.setFixedTime('2026-03-04T10:00:00+13:00');
  await page.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    (route) => route.abort(),
  );
  await page.goto(`${origin}${folder}iframe.html?id=${id}&viewMode=story`);
  const ended = await page.waitForFunction(() => {
    const phase = (self as StorybookWindow).__STORYBOOK_PREVIEW__?.currentRender?.phase;
    return ['finished', 'errored', 'aborted'].find((end) => end === phase);
  });
  expect(await ended.jsonValue()).toBe('finished');
  await expect(page.locator('.sb-show-errordisplay')).toHaveCount(0);
}

/** In apps the order of imports is that of the sheets. No widget may look different with another one. */
async function reverseSheets(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].reverse();
    const isLoaded = (sheet: HTMLElement) =>
      new Promise((resolve) => sheet.addEventListener('load', resolve));
    const loads = sheets.map(isLoaded);
    document.head.append(...sheets);
    await Promise.all(loads);
  });
}

function darken(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const { dataset } of document.querySelectorAll<HTMLElement>('.host')) dataset.awTheme = 'dark';
  });
}
