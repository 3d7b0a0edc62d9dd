import { expect, test } from '@adviser-widgets/testing/browser';
import { openNavigation, scrollTo, text } from './navigation-page.ts';

const head =
  '<style>body { background: #fff; color: #111 } .dark body { background: #0b1220; color: #fff }</style>';
const body = `<div class="aw-widget" data-widget="sticky-header"><header style="padding: 8px"><a href="#p20">Go</a></header></div>
<main>${text}</main>
<aside class="aw-widget" data-widget="sticky-mobile-bar" aria-label="Get in touch"><a href="#call">Request a call</a></aside>`;

test.use({ viewport: { width: 360, height: 640 } });

for (const [name, tokens] of [
  ['a page', ''],
  ['a page with a theme of its own', ':root { --aw-color-link: #0b5a54 } .dark { --aw-color-link: #7fd6c8 }'],
] as const)
  test(`bars that are shown follow ${name} when it switches between light and dark`, async ({
    page,
    sandbox,
    bare,
  }) => {
    await openNavigation(page, { sandbox, bare, head: `${head}<style>${tokens}</style>`, body });
    await scrollTo(page, 1200);
    const bars = [page.locator('.aw-sticky-header__bar'), page.locator('.aw-sticky-bar')];
    for (const [theme, color] of [
      ['', 'rgb(255, 255, 255)'],
      ['dark', 'rgb(11, 18, 32)'],
      ['', 'rgb(255, 255, 255)'],
    ] as const) {
      await page.evaluate((className) => (document.documentElement.className = className), theme);
      for (const bar of bars) await expect(bar).toHaveCSS('background-color', color);
    }
  });
