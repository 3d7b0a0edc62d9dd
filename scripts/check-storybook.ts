import { chromium, type Page } from 'playwright';
import { browserArgs, findBrowser } from './browser.ts';
import { buildStorybook, readStorybookIndex, serveStorybook, type IndexEntry } from './serve-storybook.ts';

/** The built catalogue, opened from a folder deep inside a site, as on any web server. */
const folder = '/some/deep/folder/';

const problems: string[] = [];

if (process.argv.includes('--build')) buildStorybook();
const entries = readStorybookIndex();
if (!entries) {
  console.error('There is no built catalogue: run npm run storybook:build first.');
  process.exit(1);
}
const server = await serveStorybook(folder);
const browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserArgs] });
try {
  const page = await browser.newPage();
  const origin = server.url.slice(0, -1);
  watch(page, origin);
  await openPages(page, origin + folder, entries);
  await followLinks(page, origin + folder);
} finally {
  await browser.close();
  server.close();
}
for (const problem of new Set(problems)) console.error(problem);
console.log(
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

/** One widget page is enough, because the same code renders all of them. */
async function openPages(page: Page, base: string, entries: readonly IndexEntry[]): Promise<void> {
  const pages = entries.filter(
    ({ id, tags }) => tags.includes('unattached-mdx') || id === 'banners-pop-up--docs',
  );
  for (const { id } of pages) {
    await page.goto(`${base}?path=/docs/${id}`);
    const shown = page.frameLocator('#storybook-preview-iframe').locator('#storybook-docs h1').first();
    await shown.waitFor({ timeout: 30_000 }).catch(() => problems.push(`${id} shows no heading`));
  }
}

async function followLinks(page: Page, base: string): Promise<void> {
  const preview = page.frameLocator('#storybook-preview-iframe');
  const follow = async (name: string, heading: string) => {
    await preview.locator('.sbdocs-content').getByRole('link', { name, exact: true }).first().click(); // excludes the list of headings
    await preview
      .locator('#storybook-docs h1')
      .filter({ hasText: heading })
      .waitFor({ timeout: 30_000 })
      .catch(() => problems.push(`the link "${name}" does not lead to "${heading}"`));
  };
  await page.goto(base);
  await follow('For content editors', 'For content editors');
  await follow('all of them', 'Adviser widgets');
  await follow('Accordion', 'Accordion');
  await follow('Attributes', 'Attributes');
}
