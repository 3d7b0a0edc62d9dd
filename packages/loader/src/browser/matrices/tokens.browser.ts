import {
  everyWidget,
  everyWidgetReady,
  expect,
  openEveryWidget,
  test,
  type TestSandbox,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

const picked = (...names: string[]) => everyWidget.filter(({ name }) => names.includes(name));

async function open(page: Page, sandbox: TestSandbox, tokens: string, ...names: string[]): Promise<void> {
  const widgets = picked(...names);
  await openEveryWidget(page, sandbox, { widgets, head: `<style>html:root { ${tokens} }</style>` });
  await everyWidgetReady(page, widgets);
}

const styleOf = (page: Page, selector: string, property: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

const heightOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox())?.height;

const controls = [
  ['a field', 'request-call-form', 'input.aw-control'],
  ['a list', 'request-call-form', 'select.aw-control'],
  ['a button', 'request-call-form', '.aw-actions .aw-button'],
  ['the chat button', 'web-chat', '.aw-button'],
  ['the Menu button', 'off-canvas-nav', '.aw-off-canvas__button'],
  ['the search box', 'inline-search', 'input.aw-control'],
  ['the box of the search page', 'site-search', 'input.aw-control'],
] as const;

for (const height of [40, 64])
  for (const [title, widget, selector] of controls)
    test(`--aw-control-height of ${height} px is the height of ${title} (E6)`, async ({ page, sandbox }) => {
      await open(page, sandbox, `--aw-control-height: ${height}px`, widget);
      expect(await heightOf(page, `[data-widget="${widget}"] ${selector}`)).toBe(height);
    });

test('--aw-font-weight-strong reaches headings (E6)', async ({ page, sandbox }) => {
  await open(page, sandbox, '--aw-font-weight-strong: 500', 'adviser-search');
  expect(await styleOf(page, '.aw-heading', 'font-weight')).toBe('500');
});

test('without it headings are bold', async ({ page, sandbox }) => {
  await open(page, sandbox, '', 'adviser-search');
  expect(await styleOf(page, '.aw-heading', 'font-weight')).toBe('700');
});

const jobs = [
  ['a notice', 'notice-banner', '.aw-notice', '--aw-color-notice'],
  ['a chosen tab', 'blog-list', '.aw-tab[aria-selected="true"]', '--aw-color-chosen'],
  [
    'a chosen gift',
    'gift-programme',
    '.aw-gift__radio:checked + .aw-gift__frame .aw-gift__toggle',
    '--aw-color-chosen',
  ],
] as const;

for (const [title, widget, selector, token] of jobs) {
  test(`${title} has the ground of ${token}, not that of buttons (E6)`, async ({ page, sandbox }) => {
    await open(page, sandbox, `--aw-color-primary: rgb(1, 2, 3); ${token}: rgb(4, 5, 6)`, widget);
    expect(await styleOf(page, selector, 'background-color')).toBe('rgb(4, 5, 6)');
  });

  test(`${title} has the ground of buttons on a page that sets only theirs`, async ({ page, sandbox }) => {
    await open(page, sandbox, '--aw-color-primary: rgb(1, 2, 3)', widget);
    expect(await styleOf(page, selector, 'background-color')).toBe('rgb(1, 2, 3)');
  });
}

/** Parts of widgets that a token reaches, beside those that its name suggests. */
const reached = [
  [
    '0px make round buttons square',
    '--aw-radius: 0px',
    'image-carousel',
    '.aw-carousel__control',
    'border-radius',
    '0px',
  ],
  [
    'a thick border is that of ratings',
    '--aw-border-width-field: 3px',
    'request-survey',
    '.aw-rating__value',
    'border-width',
    '3px',
  ],
  [
    'without a border of fields, ratings keep theirs',
    '--aw-border-width-field: 0px',
    'request-survey',
    '.aw-rating__value',
    'border-width',
    '1px',
  ],
  [
    'a thick border is that of gifts',
    '--aw-border-width-field: 3px',
    'gift-programme',
    '.aw-gift__frame',
    'border-width',
    '3px',
  ],
  [
    'names of gifts are set as headings',
    '--aw-font-family-heading: monospace',
    'gift-programme',
    '.aw-gift__name',
    'font-family',
    'monospace',
  ],
  [
    'the padding of buttons is that of Menu',
    '--aw-padding-button: 5px',
    'off-canvas-nav',
    '.aw-off-canvas__button',
    'padding',
    '0px 5px',
  ],
  [
    'the padding of buttons is that of Go',
    '--aw-padding-button: 5px',
    'site-search',
    '.aw-search-form .aw-button',
    'padding-inline',
    '5px',
  ],
  [
    'a weight is that of days',
    '--aw-font-weight-strong: 500',
    'blog-list',
    '.aw-article [data-day]',
    'font-weight',
    '500',
  ],
  [
    'links of the mobile bar are spaced as buttons',
    '--aw-letter-spacing-button: 3px',
    'sticky-mobile-bar',
    '.aw-sticky-bar a',
    'letter-spacing',
    '3px',
  ],
] as const;

for (const [title, tokens, widget, selector, property, value] of reached)
  test(`${title} (E6)`, async ({ page, sandbox }) => {
    if (widget === 'sticky-mobile-bar') await page.setViewportSize({ width: 360, height: 800 });
    await open(page, sandbox, tokens, widget);
    expect(await styleOf(page, selector, property)).toBe(value);
  });

test('a heading in a box has the colour of its text, not that of headings on the page', async ({
  page,
  sandbox,
}) => {
  await open(
    page,
    sandbox,
    '--aw-color-heading: rgb(1, 2, 3); --aw-color-field-text: rgb(4, 5, 6)',
    'pop-up',
  );
  expect(await styleOf(page, '.aw-dialog .aw-heading', 'color')).toBe('rgb(4, 5, 6)');
});

test('a notice on a dark accent is light, also where text on buttons is dark', async ({ page, sandbox }) => {
  const tokens = '--aw-color-on-primary: #1c2a3a; --aw-color-accent: #00449e';
  const end =
    '<div class="aw-widget" data-widget="notice-banner" data-background="background-accent"><p>Text</p></div>';
  await openEveryWidget(page, sandbox, {
    widgets: [],
    head: `<style>html:root { ${tokens} }</style>`,
    end,
  });
  expect(await styleOf(page, '.aw-notice', 'color')).toBe('rgb(255, 255, 255)');
});

test('a field with --aw-border-width-field of 0 px has a line at its foot only', async ({
  page,
  sandbox,
}) => {
  await open(page, sandbox, '--aw-border-width-field: 0px', 'request-call-form');
  expect(await styleOf(page, 'input.aw-control', 'border-width')).toBe('0px 0px 1px');
});

const two = (style = '') =>
  `<div style="${style}"><div class="aw-widget" data-widget="adviser-search"></div><div class="aw-widget" data-widget="announcement"><p>Text</p></div></div>`;

async function gapOf(page: Page): Promise<number> {
  const boxes = await page
    .locator('main ~ div > .aw-widget')
    .evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom]),
    );
  return (boxes[1]?.[0] ?? 0) - (boxes[0]?.[1] ?? 0);
}

for (const [tokens, gap] of [
  ['', 32],
  ['--aw-space-between: 7px', 7],
] as const)
  test(`two widgets have ${gap} px between them with "${tokens}"`, async ({ page, sandbox }) => {
    await openEveryWidget(page, sandbox, { widgets: [], end: two(tokens) });
    await expect(page.locator('[data-widget="adviser-search"]')).toHaveAttribute(
      'data-widget-state',
      'ready',
    );
    expect(await gapOf(page)).toBe(gap);
  });

test('two widgets beside each other begin at one height', async ({ page, sandbox }) => {
  await openEveryWidget(page, sandbox, {
    widgets: [],
    end: two('display: grid; grid-template-columns: 1fr 1fr'),
  });
  const tops = await page
    .locator('main ~ div > .aw-widget')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

test('the order of the sheets of widgets changes no look (W2)', async ({ page, sandbox, expectConsole }) => {
  expectConsole(/./); // reloaded sheets
  const widgets = picked(
    'blog-list',
    'image-carousel',
    'parallax-banner',
    'youtube-video',
    'notice-banner',
    'announcement',
    'accordion',
    'collapse',
    'off-canvas-nav',
    'calculator-nav',
  );
  await openEveryWidget(page, sandbox, { widgets });
  await everyWidgetReady(page, widgets);
  const before = await looks(page);
  await page.evaluate(() => {
    const own = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][href*="/assets/"]')];
    const ofWidgets = own.filter(({ href }) => /adviser-widgets/.test(href) && !/\/(?:ui|forms)-/.test(href));
    const place = own.at(-1)?.nextElementSibling ?? null;
    for (const link of ofWidgets.reverse()) document.head.insertBefore(link, place);
  });
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet),
  );
  expect(await looks(page)).toEqual(before);
});

/** Of all elements of widgets: what shared and own rules both set. */
function looks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.aw-root *')].map((element) => {
      const style = getComputedStyle(element);
      const names = [
        'position',
        'display',
        'background-color',
        'color',
        'gap',
        'font-size',
        'margin',
        'padding',
      ];
      return `${element.tagName}.${element.getAttribute('class') ?? ''} ${names.map((name) => style.getPropertyValue(name)).join(' ')}`;
    }),
  );
}
