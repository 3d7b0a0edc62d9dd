import {
  barePage,
  everyWidget,
  everyWidgetReady,
  expect,
  inAll,
  onReact,
  openEveryWidget,
  picture,
  test,
  untilStill,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';
import { lowContrasts } from './low-contrasts.ts';

test.describe.configure({ timeout: 180_000 }); // every widget on a page

const photo = `url("${picture('gold')}") center / cover`;
/** The site has buttons of its own. */
const looks = [
  ['white', '#fff', '#1c2a3a', null],
  ['#0b1220', '#0b1220', '#e6edf3', 'dark own-buttons'],
  ['a photo with white text', `#555 ${photo}`, '#fff', 'dark panel own-buttons'],
  ['a photo with dark text', `#555 ${photo}`, '#1c2a3a', 'light panel own-buttons'],
] as const;
/** A dark page, and the ground that no colour tells. */
const representatives = ['#0b1220', 'a photo with white text'];
const names = ['request-call-form', 'blog-list', 'site-search', 'collapse'];

for (const [name, background, color, ground] of looks)
  for (const isWhole of [false, true])
    test(
      `${isWhole ? 'every widget' : 'some widgets'} on ${name}: its texts and errors have 4.5:1, borders and focus rings 3:1`,
      {
        tag: [onReact.tag, ...(isWhole || !representatives.includes(name) ? [inAll.tag] : [])],
      },
      async ({ page, sandbox, expectConsole }) => {
        expectConsole(/has no "ceid"/);
        const widgets = everyWidget.filter((each) => isWhole || names.includes(each.name));
        await themeButtonsOnly(page);
        await openEveryWidget(page, sandbox, {
          widgets,
          head: `<style>body { background: ${background} !important; color: ${color} !important } :is(h1, h2, main p, main li) { color: inherit !important }</style>`,
        });
        await everyWidgetReady(page, widgets);
        const form = page.locator('[data-widget="request-call-form"] > .aw-root');
        expect(await form.getAttribute('data-aw-ground')).toBe(ground);
        for (const button of await page.locator('.aw-form [type="submit"]').all()) await button.click();
        await page.mouse.move(0, 0);
        await untilStill(page);
        expect(await lowContrasts(page)).toEqual([]);
      },
    );

/** A page that sets more colours than those of buttons has a theme, which no ground changes. */
function themeButtonsOnly(page: Page) {
  return page.route('**/assets/base.css', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/--aw-color-(?!primary|on-primary)[^;]+;/g, '');
    await route.fulfill({ response, body });
  });
}

const icon = '<p>Call us <span class="aw-widget" data-widget="icon" data-name="phone"></span></p>';

test('widgets follow a page that switches to a dark theme by a class and back', async ({
  page,
  sandbox,
  bare,
}) => {
  const body = `<style>body { background: #fff; color: #111 } .night body { background: #0b1220; color: #eee }</style>${icon}`;
  await page.goto(bare.serve(barePage(sandbox, { body })));
  const root = page.locator('[data-widget="icon"][data-widget-state="ready"] > .aw-root');
  await expect(root).not.toHaveAttribute('data-aw-ground');
  await page.evaluate(() => document.documentElement.classList.add('night'));
  await expect(root).toHaveAttribute('data-aw-ground', 'dark');
  await page.evaluate(() => document.documentElement.classList.remove('night'));
  await expect(root).not.toHaveAttribute('data-aw-ground');
});

test('a widget follows a section that turns dark alone, by a class of html and back', async ({
  page,
  sandbox,
  bare,
}) => {
  const sheet = '<style>.night section { background: #0b1220; color: #eee }</style>';
  const body = `${sheet}${icon}<section>${icon}</section>`;
  await page.goto(bare.serve(barePage(sandbox, { body })));
  const root = page.locator('section [data-widget-state="ready"] > .aw-root');
  await expect(root).not.toHaveAttribute('data-aw-ground');
  for (let time = 0; time < 2; time++) {
    await page.evaluate(() => document.documentElement.classList.add('night'));
    await expect(root).toHaveAttribute('data-aw-ground', 'dark');
    await page.evaluate(() => document.documentElement.classList.remove('night'));
    await expect(root).not.toHaveAttribute('data-aw-ground');
  }
});

for (const [name, style] of [
  ['a token', '--aw-color-link: #ffd9a8'],
  [
    'color-scheme alone, which needs no background',
    'color-scheme: dark; background: none; color: CanvasText',
  ],
] as const)
  test(`a dark page with ${name}`, async ({ page, sandbox, bare }) => {
    const body = `<style>:root { background: #0b1220; color: #eee; ${style} }</style>${icon}`;
    await page.goto(bare.serve(barePage(sandbox, { body })));
    const root = page.locator('[data-widget="icon"][data-widget-state="ready"] > .aw-root');
    await expect(root).toBeVisible();
    expect(await root.getAttribute('data-aw-ground')).toBe(name === 'a token' ? null : 'dark');
  });

test('a background that was read in forced colours is read again once they end', async ({
  page,
  sandbox,
  bare,
}) => {
  const style = '<style>body { background: #0b1220; color: #e6edf3 }</style>';
  await page.goto(
    bare.serve(
      barePage(sandbox, { head: style, body: '<div class="aw-widget" data-widget="collapse">Hi</div>' }),
    ),
  );
  const root = page.locator('.aw-root');
  await expect(root).toHaveAttribute('data-aw-ground', /dark/);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'any'));
  await expect(root).not.toHaveAttribute('data-aw-ground', /dark/);
  await page.emulateMedia({ forcedColors: 'none' });
  await expect(root).toHaveAttribute('data-aw-ground', /dark/);
});
