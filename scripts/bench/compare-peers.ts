import type { Browser, Page } from 'playwright';
import { form } from './pages.ts';

/** Milliseconds, on a local server. */
const limit = 5_000;

/** Prints what each page loads for one form, and how it takes what goes wrong. */
export async function comparePeers(browser: Browser, urls: ReadonlyMap<string, string>): Promise<void> {
  console.log('\npeers: bytes until the form has mounted, and what goes wrong');
  for (const [name, url] of urls) {
    const facts = {
      ...(await bytesOf(browser, url)),
      'content stays if the script is blocked': await keepsContent(browser, url, blockScripts),
      'content comes back if rendering throws': await keepsContent(browser, url, breakForms),
      'HTML inserted later mounts': await mountsLater(browser, url),
    };
    const lines = Object.entries(facts).map(([fact, value]) => `  ${fact}: ${String(value)}`);
    console.log([name, ...lines].join('\n'));
  }
}

async function bytesOf(browser: Browser, url: string): Promise<Record<string, number>> {
  const page = await browser.newPage();
  const sizes: Record<string, number> = { script: 0, stylesheet: 0, requests: 0 };
  page.on('requestfinished', (request) => {
    const type = request.resourceType();
    if (type !== 'script' && type !== 'stylesheet') return;
    sizes.requests = (sizes.requests ?? 0) + 1;
    void request
      .sizes()
      .then(({ responseBodySize }) => (sizes[type] = (sizes[type] ?? 0) + responseBodySize));
  });
  await page.goto(url);
  await page.locator(`.${form.className}`).waitFor();
  await page.waitForLoadState('networkidle');
  await page.close();
  return sizes;
}

async function blockScripts(page: Page): Promise<void> {
  await page.route('**/*.js', (route) => route.abort());
}

/** As a page's script or a browser's extension might. */
async function breakForms(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const method of ['createElement', 'createElementNS'] as const) {
      const create = Document.prototype[method] as (...given: unknown[]) => Element;
      Object.assign(Document.prototype, {
        [method](this: Document, ...given: unknown[]) {
          if (given.includes('form')) throw new Error('broken');
          return create.apply(this, given);
        },
      });
    }
  });
}

async function keepsContent(
  browser: Browser,
  url: string,
  hinder: (page: Page) => Promise<void>,
): Promise<boolean> {
  const page = await browser.newPage();
  await hinder(page);
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(limit);
  const isKept = await page.getByText('Fallback').isVisible();
  await page.close();
  return isKept;
}

async function mountsLater(browser: Browser, url: string): Promise<boolean> {
  const page = await browser.newPage();
  await page.goto(url);
  const original = await (await page.context().request.get(url)).text();
  await page.locator(`.${form.className}`).waitFor();
  const markup = /<body>([\s\S]*)<\/body>/.exec(original)?.[1] ?? '';
  await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), markup);
  const second = page.locator(`.${form.className}`).nth(1).waitFor({ timeout: limit });
  const isMounted = await second.then(
    () => true,
    () => false,
  );
  await page.close();
  return isMounted;
}
