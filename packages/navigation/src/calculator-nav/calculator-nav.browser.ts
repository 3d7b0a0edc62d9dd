import {
  axeFindings,
  expect,
  gapsAround,
  inAllUnless,
  shifted,
  test,
  watchShifts,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';
import { navigationPage, openNavigation, text } from '../browser/navigation-page.ts';

const names = [
  'Repayments',
  'Borrowing power',
  'Extra repayments',
  'Refix',
  'Deposit',
  'Insurance',
  'Budget',
  'Rent or buy',
  'Debt consolidation',
];
const nav = (count = names.length) =>
  `<div class="aw-widget" data-widget="calculator-nav" id="nav"><ul>${names
    .slice(0, count)
    .map(
      (name, index) =>
        `<li><a href="#p${index}"${index === 1 ? ' aria-current="page"' : ''}>${name}</a></li>`,
    )
    .join('')}</ul></div>`;
const body = `<main><h1>Calculators</h1>${nav()}<p>All of them are free.</p>${text}</main>`;

const bar = (page: Page) => page.getByRole('navigation', { name: 'Calculators' });
const more = (page: Page) => page.getByRole('button', { name: 'More Calculators' });
const shown = (page: Page) => bar(page).getByRole('link').allTextContents();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

test('shows 6, 3, 2 or none, the rest behind the button, at the exact breakpoints', async ({
  page,
  sandbox,
  bare,
}) => {
  await openNavigation(page, { sandbox, bare, body });
  for (const [width, count] of [
    [1280, 6],
    [993, 6],
    [992, 3],
    [769, 3],
    [768, 2],
    [577, 2],
    [576, 0],
    [360, 0],
    [993, 6],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await expect(async () =>
      expect(await shown(page), `at ${width}`).toEqual(names.slice(0, count)),
    ).toPass();
    await more(page).click();
    expect(await shown(page), `at ${width}`).toEqual(names); // each once, in order
    await more(page).click();
    expect(await shown(page)).toEqual(names.slice(0, count));
  }
});

test('the panel opens and closes by keyboard and press, over the page', async ({ page, sandbox, bare }) => {
  await page.setViewportSize({ width: 800, height: 700 });
  await openNavigation(page, { sandbox, bare, body });
  const below = await page.locator('#p0').boundingBox();
  await more(page).focus();
  await page.keyboard.press('Enter');
  await expect(more(page)).toHaveAttribute('aria-expanded', 'true');
  expect(await page.locator('#p0').boundingBox()).toEqual(below);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Refix');
  await page.keyboard.press('Escape');
  await expect(more(page)).toBeFocused();
  await expect(more(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Paragraph 0');

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  for (const name of names.slice(3)) {
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe(name);
  }
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Paragraph 0');
  await expect(more(page)).toHaveAttribute('aria-expanded', 'false');

  await more(page).click();
  await page.mouse.click(20, 500);
  await expect(more(page)).toHaveAttribute('aria-expanded', 'false');
});

test('a press on a link, in the bar or the panel, is click_calculator', async ({ page, sandbox, bare }) => {
  await page.setViewportSize({ width: 800, height: 700 });
  await openNavigation(page, { sandbox, bare, body, head: '<script>window.dataLayer = []</script>' });
  await bar(page).getByRole('link', { name: 'Repayments', exact: true }).click();
  await more(page).click();
  await bar(page).getByRole('link', { name: 'Budget' }).click();
  const pushed = ['Repayments', 'Budget'].map((label) => ({
    event: 'click_calculator',
    category: 'Click',
    label,
    action: 'Click',
  }));
  expect(await page.evaluate(() => (window as unknown as { dataLayer: unknown[] }).dataLayer)).toEqual(
    pushed,
  );
});

for (const width of [320, 360, 768, 993, 1280]) {
  test(
    `nothing shifts at ${width} px as it mounts and opens, and no state has an axe finding`,
    inAllUnless(width === 360 || width === 1280), // with the button alone, and with most columns
    async ({ page, sandbox, bare }) => {
      await page.setViewportSize({ width, height: 700 });
      await watchShifts(page);
      await openNavigation(page, { sandbox, bare, body });
      expect(await axeFindings(page)).toEqual([]);
      const links = await bar(page)
        .getByRole('link')
        .evaluateAll((found) => found.map((each) => each.getBoundingClientRect().x));
      await more(page).click();
      expect(await axeFindings(page)).toEqual([]);
      expect(await shifted(page)).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      // Their positions before any script of ours runs.
      await page.route('**/loader.js', (route) => route.fulfill({ body: '' }));
      await page.goto(navigationPage({ sandbox, bare, body }));
      const before = await page
        .locator('#nav a')
        .evaluateAll(
          (found, count) => found.slice(0, count).map((each) => each.getBoundingClientRect().x),
          links.length,
        );
      expect(before).toEqual(links);
    },
  );
}

test('on a page whose links are flex boxes, texts are centred and long words break', async ({
  page,
  sandbox,
  bare,
}) => {
  await page.setViewportSize({ width: 600, height: 700 });
  const long = nav().replace('Borrowing power', 'Taumatawhakatangihangakoauauotamateapokaiwhenuakitanatahu');
  const head = '<style>a { display: inline-flex; min-height: 44px; font-family: monospace }</style>';
  await openNavigation(page, { sandbox, bare, head, body: `<main><h1>Calculators</h1>${long}</main>` });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(600);
  const off = await bar(page)
    .getByRole('link', { name: 'Repayments', exact: true })
    .evaluate((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      const [text, entry] = [range.getBoundingClientRect(), link.closest('li')?.getBoundingClientRect()];
      return Math.max(
        Math.abs((text.left + text.right - (entry?.left ?? 0) - (entry?.right ?? 0)) / 2),
        Math.abs((text.top + text.bottom - (entry?.top ?? 0) - (entry?.bottom ?? 0)) / 2),
      );
    });
  expect(off).toBeLessThan(1);
});

test('no word breaks while there is room, however narrow the column of the page', async ({
  page,
  sandbox,
  bare,
}) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await openNavigation(page, { sandbox, bare, head: '<style>main { max-width: 700px }</style>', body });
  const broken = await bar(page)
    .getByRole('link')
    .evaluateAll((links) =>
      links.flatMap(({ firstChild }) => {
        const range = document.createRange();
        return [...(firstChild?.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          if (!firstChild) return [];
          range.setStart(firstChild, index);
          range.setEnd(firstChild, index + word.length);
          return range.getClientRects().length > 1 ? [word] : [];
        });
      }),
    );
  expect(broken).toEqual([]);
});

for (const [when, arrange] of [
  ['mounted', async () => {}],
  [
    'before scripts have loaded',
    (page: Page) => page.route('**/loader.js', (route) => route.fulfill({ body: '' })),
  ],
] as const) {
  test(`an entry without a link is one text, around what is bold in it: ${when}`, async ({
    page,
    sandbox,
    bare,
  }) => {
    await arrange(page);
    const words = body.replace('<a href="#p0">Repayments</a>', 'Ask <strong>us</strong> first');
    await page.setViewportSize({ width: 1280, height: 700 });
    await page.goto(navigationPage({ sandbox, bare, body: words }), { waitUntil: 'commit' });
    if (when === 'mounted') await expect(bar(page)).toBeVisible();
    const gap = await gapsAround(page.locator('strong'));
    expect(gap).toBeGreaterThan(2); // the spaces
    expect(gap).toBeLessThan(8);
  });
}

test('every link can be reached before scripts have loaded, and without them', async ({
  browser,
  page,
  sandbox,
  bare,
}) => {
  const address = navigationPage({ sandbox, bare, body });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(address);
  for (const name of names) await expect(plain.getByRole('link', { name, exact: true })).toBeVisible();
  await context.close();
  await page.setViewportSize({ width: 360, height: 700 });
  await page.route('**/loader.js', (route) => route.fulfill({ body: '' }));
  await page.goto(address);
  for (const name of names) {
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe(name);
    const { y = 0, height = 0 } = (await page.getByRole('link', { name, exact: true }).boundingBox()) ?? {};
    expect(y + height / 2).toBeLessThan(220);
  }
});

test('marks the current calculator by its edge in forced colours', async ({ page, sandbox, bare }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openNavigation(page, { sandbox, bare, body });
  const edge = (selector: string) =>
    bar(page)
      .locator(selector)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').borderBottomWidth);
  expect(await edge('a[aria-current]')).not.toBe(await edge('a:not([aria-current])'));
});
