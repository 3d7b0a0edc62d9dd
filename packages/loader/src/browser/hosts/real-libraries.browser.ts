import { readFileSync } from 'node:fs';
import { hostLibraries, type HostLibrary } from '@adviser-widgets/host-libraries';
import {
  button,
  everyWidget,
  everyWidgetReady,
  expect,
  fillIn,
  filledValues,
  inAllUnless,
  openEveryWidget,
  test,
  typed,
  type TestSandbox,
} from '@adviser-widgets/testing/browser';
import type { Locator, Page } from '@playwright/test';

/** prototype.js replaces a function that the carousel's library uses. */
const withoutCarousel = ['Prototype 1.6.1', 'Prototype 1.7'];
/** Compatibility with old releases replaces `bind`, without which React cannot update anything. */
const withoutReact = ['MooTools 1.4.1 with compatibility', 'MooTools 1.5.1 with compatibility'];

/** Another of the table does the same to a page, or they leave what is around them alone. */
const likeAnother =
  /^(Prototype 1\.7|MooTools 1\.4|MooTools 1\.5\.1$|jQuery 1|zone\.js|jQuery 4|Materialize|RequireJS|React 1|Vue|Alpine|htmx|Astro|lazysizes|Lenis|GSAP)/;
const inAllIfAlike = ({ name }: HostLibrary) => inAllUnless(!likeAnother.test(name));

const carouselMessages = [
  /^\[adviser-widgets\] image-carousel failed/,
  /prototype\.js 1\.\S+ has replaced Array\.from/,
];

/** Opens a page of every widget that loads the library first. */
async function open(page: Page, sandbox: TestSandbox, { scripts, use }: HostLibrary): Promise<void> {
  const tags = scripts.map((path, index) => ({ path, address: `/host-library/${index}.js` }));
  for (const { path, address } of tags)
    await page.route(`**${address}`, (route) => route.fulfill({ path, contentType: 'text/javascript' }));
  await openEveryWidget(page, sandbox, {
    head: tags.map(({ address }) => `<script src="${address}"></script>`).join(''),
    end: `<script>{ ${use.replaceAll('</script', '<\\/script')} }</script>`,
  });
  if (use.includes('?swapped')) await page.waitForURL('**?swapped');
}

/** Sends a lead as a visitor does, with the library's own lists of choices where it has put them. */
async function sendLead(page: Page, sandbox: TestSandbox, { choices }: HostLibrary): Promise<void> {
  const form = page.locator('#about-request-call-form');
  if (choices) {
    for (const [label, text] of Object.entries(typed))
      await form.getByLabel(label, { exact: true }).fill(text);
    for (const [index, choice] of ['Northland', 'Refix'].entries()) {
      await form.locator(choices[0]).nth(index).click();
      await page.locator(choices[1]).filter({ hasText: choice }).first().click();
    }
  } else await fillIn(form);
  await button(form).click();
  await expect(form.getByRole('heading', { name: 'Thanks!' })).toBeVisible();
  expect(sandbox.records('call-centre')).toMatchObject([{ fields: filledValues, attempts: 1 }]);
}

for (const library of hostLibraries.filter(({ name }) => !withoutReact.includes(name))) {
  const isWithoutCarousel = withoutCarousel.includes(library.name);

  const title = `${isWithoutCarousel ? 'every widget but the carousel' : 'every widget'} works, and one lead is sent, on a page of ${library.name}`;
  test(title, inAllIfAlike(library), async ({ page, sandbox, expectConsole }) => {
    if (isWithoutCarousel) expectConsole(...carouselMessages);
    const working = everyWidget.filter(({ name }) => !isWithoutCarousel || name !== 'image-carousel');
    await open(page, sandbox, library);
    await everyWidgetReady(page, working);
    await sendLead(page, sandbox, library);
    if (isWithoutCarousel) await expectPicturesShown(page.locator('[data-widget="image-carousel"]'));
  });
}

async function expectPicturesShown(carousel: Locator): Promise<void> {
  await expect(carousel).toHaveAttribute('data-widget-state', 'failed');
  await expect(carousel.locator('img').first()).toBeVisible();
}

test('a search finds pages on a page of Prototype 1.6.1, which turns lists in JSON into text', async ({
  page,
  sandbox,
  expectConsole,
}) => {
  expectConsole(...carouselMessages);
  const library = hostLibraries.find(({ name }) => name === 'Prototype 1.6.1');
  if (!library) throw new Error('Prototype 1.6.1 is missing');
  await open(page, sandbox, library);
  const search = page.locator('#about-inline-search');
  await search.scrollIntoViewIfNeeded();
  await search.getByRole('combobox').fill('loan'); // not the fallback's, which it hides
  await expect(search.getByRole('option').first()).toBeVisible();
});

for (const library of hostLibraries.filter(({ name }) => withoutReact.includes(name))) {
  const title = `on a page of ${library.name}, React cannot run: every content stays, and one error says why; the light engine runs`;
  test(title, inAllIfAlike(library), async ({ engine, page, sandbox, expectConsole }) => {
    if (engine === 'light') {
      await open(page, sandbox, library);
      await everyWidgetReady(page);
      return sendLead(page, sandbox, library);
    }
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    expectConsole(/^\[adviser-widgets\] no widget can run/);
    await open(page, sandbox, {
      ...library,
      use: "window.written = [...document.querySelectorAll('[data-widget]')].map(({ textContent }) => textContent);",
    });
    await everyWidgetReady(page, []);
    await expect(page.locator('[data-widget].aw-widget:not([data-widget-state="failed"])')).toHaveCount(0);
    const [written, left] = await page.evaluate(() => [
      (window as unknown as { written: string[] }).written,
      [...document.querySelectorAll('[data-widget]')].map(({ textContent }) => textContent),
    ]);
    expect(left).toEqual(written);
    expect(errors).toEqual([
      expect.stringMatching(/MooTools 1\.\S+ has replaced Array\.from and Function\.prototype\.bind/),
    ]);
  });
}

test('the guide to pages with libraries names every library', () => {
  const guide = readFileSync('stories/docs/guides/PagesThatSwap.md', 'utf8');
  for (const { name } of hostLibraries) expect.soft(guide, name).toContain(name);
});
