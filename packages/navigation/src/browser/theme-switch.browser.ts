import { expect, test } from '@adviser-widgets/testing/browser';
import { openNavigation, scrollTo, text } from './navigation-page.ts';

const head =
  '<style>body { background: #fff; color: #111 } .dark body { background: #0b1220; color: #fff }</style>';
const body = `<div class="aw-widget" data-widget="sticky-header"><header style="padding: 8px"><a href="#p20">Go</a></header></div>
<main>${text}</main>
<aside class="aw-widget" data-widget="sticky-mobile-bar" aria-label="Get in touch"><a href="#call">Request a call</a></aside>`;

test.use({ viewport: { width: 360, height: 640 } });

test('bars that are shown follow the page when it switches its theme', async ({ page, sandbox, bare }) => {
  await openNavigation(page, { sandbox, bare, head, body });
  await scrollTo(page, 1200);
  const bars = [page.locator('.aw-sticky-header__bar'), page.locator('.aw-sticky-bar')];
  for (const [theme, color] of [
    ['', 'rgb(255, 255, 255)'],
    ['dark', 'rgb(11, 18, 32)'],
    ['', 'rgb(255, 255, 255)'],
  ] as const) {
    await page.evaluate((name) => (document.documentElement.className = name), theme);
    for (const bar of bars) await expect(bar).toHaveCSS('background-color', color);
  }
});
