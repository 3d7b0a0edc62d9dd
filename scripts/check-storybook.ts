import { print, warn } from '@adviser-widgets/check/internal';
import { chromium, type Page } from 'playwright';
import { browserArgs, findBrowser } from '@adviser-widgets/testing/browsers';
import { buildStorybook, readStorybookIndex, serveStorybook, type IndexEntry } from './serve-storybook.ts';

/** The built catalogue, opened from a folder deep inside a site, as on any web server. */
const folder = '/some/deep/folder/';
/** Pages that no MDX file writes: one of each kind is enough, because the same code renders all of them. */
const generated = ['banners-pop-up--docs', 'forms-use-lead-form--docs'];

const demoSite = process.env.AW_DEMO ?? 'http://127.0.0.1:4400/';

/** What people asked for, with the first page that each search should offer. */
const searches: readonly (readonly [asked: string, inPage: string, inSidebar: string])[] = [
  ['rates', 'Collapse', 'disclosure-collapse'],
  ['menu for phones', 'Off-canvas navigation', 'navigation-off-canvas-nav'],
  ['thank you text', 'Request a call', 'for-content-editors'],
  ['logo row', 'Image carousel', 'media-image-carousel'],
  ['partners', 'Image carousel', 'media-image-carousel'],
  ['quiz', 'Iframe embed', 'media-iframe-embed'],
  ['countdown', 'Notice banner', 'banners-notice-banner'],
  ['upload a file', 'Iframe embed', 'media-iframe-embed'],
  ['language', 'Texts and languages', 'texts'],
  ['book a call', 'Get a callback', 'lead-forms-request-call-form'],
  ['csp', 'For integrators', 'for-integrators'],
  ['font', 'Design tokens', 'design-tokens'],
  ['dark mode', 'Dark mode', 'dark-mode'],
  ['onSuccess', 'For front-end developers', 'for-front-end-developers'],
];

const problems: string[] = [];

if (process.argv.includes('--build')) buildStorybook();
const entries = readStorybookIndex();
if (!entries) {
  warn('There is no built catalogue: run npm run storybook:build first.');
  process.exit(1);
}
const server = await serveStorybook(folder);
const browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserArgs] });
try {
  const page = await browser.newPage();
  page.setDefaultTimeout(180_000); // a busy machine is slow
  const origin = server.url.slice(0, -1);
  watch(page, origin);
  await readLlmsTxt(page, origin + folder, entries);
  await openPages(page, origin + folder, entries);
  await followLinks(page, origin + folder);
  await findByTask(page, origin + folder);
  await searchEverything(page, origin + folder);
  await searchSidebar(page, origin + folder);
} finally {
  await browser.close();
  server.close();
}
if (problems.length > 0) warn(...new Set(problems));
print(
  problems.length === 0 ? 'The built catalogue works from any folder.' : `${new Set(problems).size} problems`,
);
process.exitCode = problems.length === 0 ? 0 : 1;

function watch(page: Page, origin: string): void {
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}${folder}`) && /^(http|ws)/.test(url))
      problems.push(`asks for ${url}, outside its folder`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.url()} is answered with ${response.status()}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console, on ${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${page.url()} throws ${error.message}`));
}

async function openPages(page: Page, base: string, entries: readonly IndexEntry[]): Promise<void> {
  const pages = entries.filter(({ id, tags }) => tags.includes('unattached-mdx') || generated.includes(id));
  for (const { id } of pages) {
    await page.goto(`${base}?path=/docs/${id}`);
    const shown = page.frameLocator('#storybook-preview-iframe').locator('#storybook-docs h1').first();
    await shown.waitFor({ timeout: 30_000 }).catch(() => problems.push(`${id} shows no heading`));
    const raw = page
      .frameLocator('#storybook-preview-iframe')
      .locator('#storybook-docs p', { hasText: '|--' });
    if ((await raw.count()) > 0) problems.push(`${id} shows a table as text`);
  }
}

/** Every link of `llms.txt` leads to a file, and every page of the catalogue is one of them, except lists and what another page has. */
async function readLlmsTxt(page: Page, base: string, entries: readonly IndexEntry[]): Promise<void> {
  const text = await (await page.request.get(`${base}llms.txt`)).text();
  const links = Array.from(text.matchAll(/\]\(([^)]+)\)/g), ([, link = '']) => link);
  for (const link of links) {
    const response = await page.request.get(base + link);
    if (!response.ok())
      problems.push(`llms.txt links to ${link}, which is answered with ${response.status()}`);
  }
  // The notice is in the guide to lead forms.
  const lists = ['introduction', 'choose-a-widget', 'search-everything', 'lead-forms-privacy-notice'];
  const isListed = (id: string) => lists.includes(id) || links.includes(`pages/${id}.md`);
  const pages = entries.filter(({ type }) => type === 'docs');
  const missing = pages.map(({ id }) => id.replace(/--docs$/, '')).filter((id) => !isListed(id));
  if (missing.length > 0) problems.push(`llms.txt lacks ${missing.join(', ')}`);
}

/** Follows a link of the page, and expects the page that it leads to. */
async function follow(page: Page, name: string, heading: string): Promise<void> {
  const preview = page.frameLocator('#storybook-preview-iframe');
  await preview.locator('.sbdocs-content').getByRole('link', { name, exact: true }).first().click(); // excludes the list of headings
  await preview
    .locator('#storybook-docs h1')
    .filter({ hasText: heading })
    .waitFor({ timeout: 30_000 })
    .catch(() => problems.push(`the link "${name}" does not lead to "${heading}"`));
}

async function followLinks(page: Page, base: string): Promise<void> {
  await page.goto(base);
  await follow(page, 'For content editors', 'For content editors');
  await follow(page, 'all of them', 'Adviser widgets');
  await follow(page, 'Accordion', 'Accordion');
  await follow(page, 'Attributes', 'Attributes');
}

/** From what a visitor should do to the widget, and on to the demo site and the builder, which need not run. */
async function findByTask(page: Page, base: string): Promise<void> {
  await page.goto(`${base}?path=/docs/choose-a-widget--docs`);
  const preview = page.frameLocator('#storybook-preview-iframe');
  await preview.getByRole('searchbox', { name: 'Search everything' }).fill('newsletter');
  await follow(page, 'Subscription centre', 'Subscription centre');
  for (const [name, path] of [
    ['See it on the demo site', 'subscription'],
    ['Open it in the snippet builder', 'editor#draft='],
  ] as const) {
    const href = (await preview.getByRole('link', { name }).getAttribute('href')) ?? '';
    if (!href.startsWith(demoSite + path)) problems.push(`"${name}" leads to ${href}`);
  }
}

async function searchEverything(page: Page, base: string): Promise<void> {
  await page.goto(`${base}?path=/docs/search-everything--docs`);
  const preview = page.frameLocator('#storybook-preview-iframe');
  const field = preview.getByRole('searchbox', { name: 'Search everything' });
  for (const [asked, expected] of searches) {
    await field.fill(asked);
    await preview
      .locator('search a')
      .first()
      .filter({ hasText: expected })
      .waitFor({ timeout: 30_000 })
      .catch(() => problems.push(`Search everything does not offer "${expected}" first for "${asked}"`));
  }
}

async function searchSidebar(page: Page, base: string): Promise<void> {
  await page.goto(base);
  const field = page.locator('#storybook-explorer-searchfield');
  for (const [asked, , expected] of searches) {
    await field.fill(asked);
    const first = page.locator('.search-result-item').first();
    await first
      .waitFor({ timeout: 30_000 })
      .catch(() => problems.push(`the sidebar finds nothing for "${asked}"`));
    const id = await first.getAttribute('data-id').catch(() => '');
    if (!id?.startsWith(expected))
      problems.push(`the sidebar offers ${id} first for "${asked}", not ${expected}`);
  }
}
