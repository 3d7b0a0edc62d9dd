import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { leadKinds } from '@adviser-widgets/core';
import type { Page } from '@playwright/test';
import { withoutAnalytics } from './bare-page.ts';
import { builtFiles } from '../test/built-files.ts';
import { expect, type TestSandbox } from '../test/fixtures.ts';

interface ManifestWidget {
  readonly name: string;
  readonly package: string;
  readonly title: string;
  readonly example: string;
  readonly content: boolean;
  readonly attributes: Readonly<
    Record<string, { readonly kind: string; readonly choices?: readonly string[]; readonly example: string }>
  >;
  readonly slots: Readonly<Record<string, unknown>>;
  readonly invisible?: boolean;
  readonly needsBrand: boolean;
  readonly needsConfig: readonly { readonly key: string }[];
  readonly lead?: keyof typeof leadKinds;
}

const manifest = JSON.parse(readFileSync(join(builtFiles, '1/widgets.json'), 'utf8')) as {
  widgets: ManifestWidget[];
};

/** The build's manifest of every widget, sorted by name. */
export const everyWidget: readonly ManifestWidget[] = [...manifest.widgets].sort((a, b) =>
  a.name.localeCompare(b.name),
);

/** The widgets that use neither the API nor the search, such as banners, media and navigation. */
export const pageWidgets = everyWidget.filter(
  ({ needsBrand, needsConfig }) => !needsBrand && needsConfig.every(({ key }) => key !== 'search'),
);

interface EveryWidgetPage {
  /** All by default. */
  readonly widgets?: readonly ManifestWidget[];
  /** More attributes for the script tag. */
  readonly attributes?: string;
  /** What stands before anything else in the head. */
  readonly head?: string;
  /** HTML at the end of the body. */
  readonly end?: string;
}

interface OpenedPage extends EveryWidgetPage {
  readonly query?: string;
}

/** A page of the demo site's origin with the example of each widget under its title. */
export function everyWidgetPage({
  widgets = everyWidget,
  attributes = '',
  head = '',
  end = '',
}: EveryWidgetPage = {}): string {
  const sections = widgets.map(
    ({ name, title, example }) =>
      `<section id="about-${name}"><h2>${title}</h2>\n${asOnASite(example)}\n</section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">${head}<meta name="viewport" content="width=device-width, initial-scale=1"><title>Every widget</title><link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/assets/base.css"><link rel="stylesheet" href="/assets/frame.css"><link rel="stylesheet" href="/adviser-widgets/1/page.css">
<script async ${withoutAnalytics} ${attributes} src="/adviser-widgets/1/loader.js" data-config="/__sandbox/config.json"></script></head>
<body><main class="wrap"><h1>Every widget</h1>${sections.join('\n')}</main>${end}</body></html>`;
}

/** Serves a page with the example of each widget, and opens it. */
export async function openEveryWidget(
  page: Page,
  sandbox: TestSandbox,
  { query = '', ...options }: OpenedPage = {},
) {
  const body = everyWidgetPage(options);
  await page.route('**/every-widget*', (route) => route.fulfill({ contentType: 'text/html', body }));
  // A frame of the reserved height; frames that grow are tested elsewhere.
  await page.route('**/calculators/repayments/frame', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Frame</title><p>Repayments</p></html>',
    }),
  );
  await page.goto(`${sandbox.url}/every-widget${query}`);
}

/**
 * Repeats the example's article to a first page of twelve. Delays the automatic pop-up, which is tested
 * elsewhere.
 */
function asOnASite(example: string): string {
  const twelve = (article: string) =>
    Array.from({ length: 12 }, (_, index) => article.replace('href="/blog/', `href="/blog/${index}/`)).join(
      '\n',
    );
  return example
    .replace(/ *<article>.*<\/article>/s, twelve)
    .replace('data-auto-show="true"', 'data-auto-show="true" data-delay="3600000"');
}

/** What runs functions in a page: Playwright's page, or the driver of an engine. */
interface Evaluating {
  evaluate<Result>(run: () => Result): Promise<Result>;
}

/** Scrolls through the page, and expects these widgets to be ready. */
export async function everyWidgetReady(page: Page, widgets = everyWidget): Promise<void> {
  await scrollThrough(page);
  for (const { name } of widgets)
    await expect(page.locator(`[data-widget="${name}"]`).first(), name).toHaveAttribute(
      'data-widget-state',
      'ready',
    );
}

/** Scrolls like a reader, and waits wherever a widget is about to come into view. */
export async function scrollThrough(page: Evaluating): Promise<void> {
  const untilSettled = () =>
    expect.poll(() => unsettledNearby(page), 'widgets near the window still load').toEqual([]);
  for (let isBottom = false; !isBottom;) {
    await untilSettled();
    isBottom = await page.evaluate(() => {
      scrollBy({ top: 200, behavior: 'instant' });
      return Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight;
    });
  }
  await untilSettled();
}

/**
 * The widgets above or up to 200 px below the window's end that neither came nor failed, with their states.
 * Scrolls back to one that is out of sight: a list above that became shorter has moved the window past it.
 */
function unsettledNearby(page: Evaluating): Promise<string[]> {
  return page.evaluate(() => {
    // Old libraries on the page replace Array.from.
    const unsettled = [...document.querySelectorAll<HTMLElement>('[data-widget]')].filter(
      (element) =>
        element.checkVisibility() &&
        element.getBoundingClientRect().top <= innerHeight + 200 &&
        !['ready', 'failed', 'invalid'].includes(element.dataset.widgetState ?? ''),
    );
    const passed = unsettled.find((element) => element.getBoundingClientRect().bottom < 0);
    passed?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return unsettled.map((element) => `${element.dataset.widget}: ${element.dataset.widgetState}`);
  });
}
