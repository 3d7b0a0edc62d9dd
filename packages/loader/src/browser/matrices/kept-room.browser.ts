import {
  everyWidget,
  everyWidgetPage,
  expect,
  hold,
  inAllUnless,
  test,
  type TestSandbox,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

type Widget = (typeof everyWidget)[number];

/** In CSS pixels: what other fonts and columns, or no note about privacy, may leave. */
const twoLinesHigh = 70;

const twoLines = 'Talk to us about your first home loan, and what it takes to get one in New Zealand';
const longLabel = 'Save my choice of email for me';
const longWord = 'Unverschämtheitsvermeidungsgesellschaft';
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="400"/>';
const paragraph = '<p>Some text of the site in two short sentences. It says what happens next, and why.</p>';

/**
 * What moves by definition: a section that opens on load (H31), results that only the search knows, tags in a text,
 * which a style sheet cannot lay out, and days, which it does not know.
 */
const moving = [
  'accordion data-open="1"',
  'site-search data-query="first home"',
  'notice-banner data-text="Our offices are closed on <strong>Monday</strong>."',
];
const isDay = /data-(from|until)=/;

/** A placeholder with one setting that is not its example's. */
interface Setting {
  readonly title: string;
  readonly html: string;
}

function settingsOf(widget: Widget): Setting[] {
  const { name, example, attributes, slots } = widget;
  const ofAttributes = Object.entries(attributes).flatMap(
    ([attribute, { kind, choices, example: given }]) => {
      const texts = attribute.endsWith('heading') ? [twoLines, longWord, ''] : [];
      const labels = attribute.endsWith('button-text') ? [longLabel] : [];
      const values =
        kind === 'flag' ? ['true', 'false'] : [given, ...(choices ?? []).slice(0, 3), ...texts, ...labels];
      return values.map((value) => ({
        title: `${name} data-${attribute}="${value}"`,
        html: withAttribute(example, attribute, value),
      }));
    },
  );
  const ofSlots = Object.keys(slots).map((slot) => ({
    title: `${name} with the slot ${slot}`,
    html: example.replace(/(<[^>]*data-widget="[^>]*>)/, `$1<div data-slot="${slot}">${paragraph}</div>`),
  }));
  return [...ofAttributes, ...ofSlots];
}

function withAttribute(html: string, name: string, value: string): string {
  const without = html.replace(new RegExp(`\\sdata-${name}(=("[^"]*"|'[^']*'))?(?=[\\s>])`), '');
  return without.replace('data-widget=', `data-${name}="${value.replaceAll('"', '&quot;')}" data-widget=`);
}

/** Each alone between two lines, mounted at once, its paragraphs with the margins of those in the page. */
const apart = `<style>
  main > section { display: flow-root }
  main > section::before, main > section::after { content: ''; display: block; height: 1px }
  main > section > h2 { position: absolute; visibility: hidden }
  [data-widget] p { margin-block: 16px }
</style>`;

for (const width of [320, 360, 768, 1280])
  for (const widget of everyWidget)
    test(
      `no setting of ${widget.name} moves what follows it, ${width} px wide (P15)`,
      inAllUnless(width === 360),
      async ({ page, sandbox, expectConsole }) => {
        expectConsole(/./); // ids of elements and pages that are not there
        const windowHeight = 900;
        await page.setViewportSize({ width, height: windowHeight });
        const settings = settingsOf(widget).filter(
          ({ title }) => !moving.includes(title) && !isDay.test(title),
        );
        const loader = await hold(page, '**/loader.js');
        await openPage(page, sandbox, settings);
        const before = await heights(page);
        await mountAll(page, loader);
        const after = await heights(page);
        const unused = await unusedRooms(page);
        for (const [index, { title }] of settings.entries()) {
          const [was = 0, is = 0] = [before[index], after[index]];
          const moved = Math.min(is, windowHeight) - Math.min(was, windowHeight);
          expect.soft(Math.abs(moved), `${title}, in CSS pixels`).toBeLessThan(1);
          expect.soft(unused[index], `unused room of ${title}, in CSS pixels`).toBeLessThan(twoLinesHigh);
        }
      },
    );

const twiceAsLarge =
  '<style>html { font-size: 200% !important } :root { --aw-font-size: 1rem; --aw-font-size-small: 0.875rem; --aw-font-size-heading: 1.75rem }</style>';
const forms = everyWidget.filter(({ lead }) => lead !== undefined);

for (const width of [320, 1280])
  test(
    `with text twice as large, nine tenths of each form are reserved and no more than it takes, ${width} px wide`,
    inAllUnless(width === 320),
    async ({ page, sandbox, expectConsole }) => {
      expectConsole(/./); // as above
      await page.setViewportSize({ width, height: 900 });
      const loader = await hold(page, '**/loader.js');
      const settings = forms.map(({ name, example }) => ({ title: name, html: example }));
      await openPage(page, sandbox, settings, twiceAsLarge);
      const before = await heights(page);
      await loader.release();
      await expect(page.locator('main [data-widget]:not([data-widget-state="ready"])')).toHaveCount(0);
      const after = await heights(page);
      const unused = await unusedRooms(page);
      for (const [index, { title }] of settings.entries()) {
        const part = (before[index] ?? 0) / (after[index] ?? 0);
        expect.soft(part, `the reserved part of ${title}`).toBeGreaterThan(0.9);
        expect.soft(unused[index], `unused room of ${title}, in CSS pixels`).toBeLessThan(twoLinesHigh);
      }
    },
  );

/** Tokens of a page: a dense one, and a large one in which hints grow with the text. */
const tokens = {
  dense: '--aw-control-height: 40px; --aw-space: 6px; --aw-radius: 0px; --aw-border-width-field: 0px',
  large:
    '--aw-control-height: 56px; --aw-space: 10px; --aw-font-size: 18px; --aw-font-size-small: 16px; --aw-font-size-heading: 32px; --aw-font-weight-heading: 400; --aw-text-transform-heading: uppercase',
};

/** Lines that a larger text breaks differently in one column. */
const oneLine = 30;

/** What page.css reserves for its own placeholders, in full. */
const reserving = everyWidget.filter(
  ({ lead, name }) => lead || ['adviser-search', 'off-canvas-nav'].includes(name),
);

for (const [name, declared] of Object.entries(tokens))
  for (const width of [360, 1280])
    test(
      `widgets on a ${name} page move nothing, ${width} px wide (R69)`,
      inAllUnless(width === 360),
      async ({ page, sandbox, expectConsole }) => {
        expectConsole(/./);
        await page.setViewportSize({ width, height: 4000 });
        const settings = reserving.map(({ name: title, example }) => ({ title, html: example }));
        const loader = await hold(page, '**/loader.js');
        await openPage(page, sandbox, settings, `<style>html:root { ${declared} }</style>`);
        const before = await heights(page);
        await mountAll(page, loader);
        const after = await heights(page);
        const unused = await unusedRooms(page);
        for (const [index, { title }] of settings.entries()) {
          const moved = (after[index] ?? 0) - (before[index] ?? 0);
          expect.soft(Math.abs(moved), `${title}, in CSS pixels`).toBeLessThan(oneLine);
          expect.soft(unused[index], `unused room of ${title}, in CSS pixels`).toBeLessThan(twoLinesHigh);
        }
      },
    );

async function mountAll(page: Page, loader: { release(): Promise<void> }): Promise<void> {
  await loader.release();
  const ready = '[data-widget-state="ready"]';
  await expect(page.locator(`main [data-widget]:not(${ready}, ${ready} *)`)).toHaveCount(0);
}

async function openPage(
  page: Page,
  sandbox: TestSandbox,
  settings: readonly Setting[],
  head = '',
): Promise<void> {
  const widgets = settings.map(({ html }, index) => ({
    ...(everyWidget[0] as Widget),
    name: String(index),
    example: html.replace('data-widget=', 'data-widget-load="eager" data-widget='),
  }));
  const body = everyWidgetPage({ head: apart + head, widgets });
  await page.route('**/every-widget', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.route('**/images/gift.jpg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: picture }),
  );
  await page.goto(`${sandbox.url}/every-widget`, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => {
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
    return [...links].every(({ sheet }) => sheet) && [...document.images].every(({ complete }) => complete);
  });
}

/** Below each widget. */
function unusedRooms(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('section[id^="about-"]')].map((section) => {
      const root = section.querySelector<HTMLElement>('.aw-root[style*="min-height"]');
      const [end, last] = [root, root?.lastElementChild].map(
        (each) => each?.getBoundingClientRect().bottom ?? 0,
      );
      return (end ?? 0) - (last ?? 0);
    }),
  );
}

function heights(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('section[id^="about-"]')].map(
      (section) => section.getBoundingClientRect().height,
    ),
  );
}
