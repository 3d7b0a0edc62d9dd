import { regions } from '@adviser-widgets/core';
import { siteAdvisers } from '@adviser-widgets/site';
import type { Page } from '@playwright/test';
import { barePage, expectReady } from './bare-page.ts';
import { expect, failedRequest, test, type BareOrigin, type TestSandbox } from './fixtures.ts';
import { hostileTexts } from './hostile-texts.ts';
import { heightOverReserve, line, shifted, watchShifts } from './layout-shifts.ts';
import { holdPosts, looks, lookThrough } from './looks.ts';

const sentence = 'Sorry, something went wrong. Please try again later';
const search = (attributes = '') => `<div class="aw-widget" data-widget="adviser-search" ${attributes}><p>Our advisers</p></div>`;
const place = '<div class="aw-widget" data-widget="adviser-results" id="near-you"></div>';
const inPlace = search('data-results="near-you"');

const region = (page: Page) => page.getByRole('combobox', { name: 'Postcode' });
const panel = (page: Page) => page.getByRole('region', { name: /^There (are|is) \d/ });
const names = (page: Page) => panel(page).getByRole('heading', { level: 3 });

/** The names of a region's people, as the site has them. */
function namesIn(postcode: string): string[] {
  return siteAdvisers().flatMap((adviser) => (adviser.postcode === postcode ? [adviser.name] : []));
}

/** The addresses of all searches from now on, by their last part. */
function listSearches(page: Page): string[] {
  const searched: string[] = [];
  page.on('request', (request) => {
    const [, postcode] = /\/adviser-search\/([^/]+)$/.exec(request.url()) ?? [];
    if (postcode && request.method() === 'POST') searched.push(postcode);
  });
  return searched;
}

async function open(page: Page, { sandbox, bare }: { sandbox: TestSandbox; bare: BareOrigin }, body = search()): Promise<void> {
  await page.goto(bare.serve(barePage(sandbox, { body: `<main><h1>Advisers</h1>${body}</main>` })));
  for (const placeholder of await page.locator('[data-widget]').all()) await expect(placeholder).toHaveAttribute('data-widget-state', 'ready');
}

/** Holds the page's clock, and lets it go on once the keys have come. */
async function holdClock(page: Page): Promise<() => Promise<void>> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  return () => page.clock.resume();
}

test.describe('on the demo site', () => {
  test('a visitor comes from a region to an adviser’s own page', async ({ page, sandbox }) => {
    await page.goto(`${sandbox.url}/advisers`);
    await expectReady(page);
    const searched = listSearches(page);
    await region(page).focus();
    await region(page).selectOption('Auckland Central');
    await expect(page.getByRole('heading', { name: 'There are 3 Advisers in your area' })).toBeVisible();
    await expect(region(page)).toBeFocused();
    await expect(page.locator('.aw-advisers').getByRole('heading', { level: 4 })).toHaveText(namesIn('1010'));
    const photos = panel(page).locator('img');
    await expect.poll(() => photos.evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth))).toContain(240);
    const told = () => sandbox.records('analytics').map(({ fields }) => (fields as { name?: string }).name);
    await expect.poll(told).toEqual(['tool_adviser_search']);
    const [name = ''] = namesIn('1010');
    await panel(page).getByRole('link', { name: `Learn more about ${name}` }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect.poll(told).toEqual(['click_adviser', 'tool_adviser_search']);
    expect(searched).toEqual(['1010']);
  });

  test('every region has somebody, and every profile, photo and phone number is real', async ({ page, sandbox }) => {
    for (const { postcode } of regions) {
      const response = await page.request.post(`${sandbox.url}/acme/adviser-search/${postcode}`);
      const { advisers } = (await response.json()) as { advisers: { name: string; link: string; image: string; phone: string }[] };
      expect(advisers.map(({ name }) => name)).toEqual(namesIn(postcode));
      expect(advisers.length).toBeGreaterThan(0);
      expect(advisers.filter(({ phone }) => !/^0800 000 \d{3}$/.test(phone))).toEqual([]);
      const addresses = advisers.flatMap(({ link, image }) => [sandbox.url + link, image]).filter(Boolean);
      const statuses = await Promise.all(addresses.map(async (address) => (await page.request.get(address)).status()));
      expect(statuses).toEqual(addresses.map(() => 200));
    }
  });

  test('/find-help shows them in a place of their own, which takes no room before', async ({ page, sandbox }) => {
    await page.goto(`${sandbox.url}/find-help`);
    const results = page.locator('[data-widget="adviser-results"]');
    await expect(results).toHaveAttribute('data-widget-state', 'ready');
    expect(await results.evaluate((element) => element.getBoundingClientRect().height)).toBe(0);
    await page.locator('[data-widget="adviser-search"]').scrollIntoViewIfNeeded();
    await region(page).selectOption('Southland');
    await expect(results.getByRole('listitem').first()).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(region(page)).toBeFocused();
    expect(await results.evaluate((element) => element.getBoundingClientRect().height)).toBe(0);
  });

  test('without JavaScript the list of everyone is there, and a way to it', async ({ browser, sandbox }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${sandbox.url}/advisers`);
    await expect(page.getByText('Find your region in the list below.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(siteAdvisers().map(({ name }) => name));
    await page.goto(`${sandbox.url}/find-help`);
    await expect(page.getByRole('link', { name: 'Every adviser, by region' })).toBeVisible();
    await context.close();
  });

  for (const [width, height] of [[360, 800], [1280, 900]] as const) {
    test(`mounting it at ${width} px moves nothing, as page.css reserves its height`, async ({ page, sandbox }) => {
      await watchShifts(page);
      await page.setViewportSize({ width, height });
      await page.goto(`${sandbox.url}/advisers`);
      await expectReady(page);
      await page.waitForTimeout(300);
      expect(await shifted(page)).toBeLessThan(0.005);
      expect(Math.abs(await heightOverReserve(page.locator('[data-widget="adviser-search"]')))).toBeLessThan(line);
    });
  }
});

test('with the keyboard alone: one search where the arrow stops, through the results, and back (H17)', async ({ page, sandbox, bare }) => {
  await page.clock.install();
  await open(page, { sandbox, bare }, `<a href="#">Home</a>${search('data-button-text="Show"')}`);
  const searched = listSearches(page);
  await page.keyboard.press('Tab'); // the link
  await page.keyboard.press('Tab');
  await expect(region(page)).toBeFocused();
  const rest = await holdClock(page); // however slow the machine, the keys follow one another
  for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowDown');
  await rest();
  await expect(panel(page)).toBeVisible();
  expect(searched).toEqual(['1010']);
  await expect(region(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show' })).toBeFocused();
  await page.keyboard.press('Enter'); // shown already
  await page.keyboard.press('Tab');
  const close = page.getByRole('button', { name: 'Close' });
  await expect(close).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('link').nth(0)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('link', { name: /^Learn more about/ }).first()).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(panel(page)).toHaveCount(0);
  await expect(region(page)).toBeFocused();
  expect(searched).toEqual(['1010']);
});

test('a letter typed in the closed list searches once as well (H17)', async ({ page, sandbox, bare }) => {
  await page.clock.install();
  await open(page, { sandbox, bare });
  const searched = listSearches(page);
  await region(page).focus();
  const rest = await holdClock(page);
  await page.keyboard.type('Wellington');
  await rest();
  await expect(names(page)).toHaveText(namesIn('6011'));
  expect(searched).toEqual(['6011']);
});

test('the call has no body, no header of ours, and goes to the advisers’ own base (spec section 7)', async ({ page, sandbox, bare }) => {
  await open(page, { sandbox, bare });
  const request = page.waitForRequest(/adviser-search\/0110$/);
  await region(page).selectOption('Northland');
  const sent = await request;
  expect([sent.method(), sent.url(), sent.postData(), (await sent.allHeaders())['content-type']]).toEqual(['POST', `${sandbox.url}/api-base/acme/adviser-search/0110`, null, undefined]);
  await expect(names(page)).toHaveText(namesIn('0110'));
});

test('rapid changes show the last region’s advisers alone, whatever comes late (H17)', async ({ page, sandbox, bare }) => {
  await open(page, { sandbox, bare });
  await sandbox.fail({ path: '/adviser-search/0110', delayMs: 600 });
  await sandbox.fail({ path: '/adviser-search/6011', delayMs: 300 });
  const ended: string[] = [];
  page.on('requestfailed', (request) => ended.push(request.url().slice(-4)));
  const shown: string[] = [];
  await page.exposeFunction('note', (text: string) => shown.push(text));
  await page.evaluate(() => {
    const { note } = window as unknown as { note(text: string): void };
    document.addEventListener('aw:results', (event) => note((event as CustomEvent<{ advisers: { name: string }[] }>).detail.advisers.map(({ name }) => name).join()));
  });
  for (const postcode of ['0110', '6011', '8011']) await region(page).selectOption(postcode);
  await expect(names(page)).toHaveText(namesIn('8011'));
  await page.waitForTimeout(800);
  await expect(names(page)).toHaveText(namesIn('8011'));
  expect([shown, ended.sort()]).toEqual([[namesIn('8011').join()], ['0110', '6011']]);
});

test.describe('a failure', () => {
  const answers = [
    ['fault 21: null', { status: 200, body: 'null', contentType: 'application/json' }],
    ['fault 21: a text', { status: 200, body: '"Aroha"', contentType: 'application/json' }],
    ['fault 21: a number', { status: 200, body: '42', contentType: 'application/json' }],
    ['fault 15: 503', { status: 503 }],
    ['fault 1: a broken connection', { reset: true }],
    ['half an answer', { truncate: true }],
  ] as const;
  for (const [name, fault] of answers) {
    test(`${name}: the error, a number to call, and another try that works (H20)`, async ({ page, sandbox, bare, expectConsole }) => {
      expectConsole(failedRequest, /^\[adviser-widgets\] (POST .*\/adviser-search\/0110 (answered|failed)|.*cut|TypeError|network|Failed to fetch)/i);
      await open(page, { sandbox, bare });
      await sandbox.fail({ path: '/adviser-search/0110', ...fault });
      await region(page).selectOption('Northland');
      await expect(page.getByRole('alert')).toContainText(sentence);
      await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', 'tel:0800000000');
      await expect(panel(page)).toHaveCount(0);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(names(page)).toHaveText(namesIn('0110'));
      await expect(page.getByRole('alert')).toHaveText('');
    });
  }

  test('without a region: nothing is posted, the message stands at the list, and old results go (H19)', async ({ page, sandbox, bare }) => {
    await open(page, { sandbox, bare });
    const searched = listSearches(page);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Please select your region')).toBeVisible();
    await expect(region(page)).toBeFocused();
    await region(page).selectOption('Northland');
    await expect(panel(page)).toBeVisible();
    await region(page).selectOption('none');
    await expect(panel(page)).toHaveCount(0);
    expect(searched).toEqual(['0110']);
  });
});

test.describe('a place for the results', () => {
  for (const [order, body] of [['before', place + inPlace], ['after', inPlace + place]] as const) {
    test(`that stands ${order} the search has them`, async ({ page, sandbox, bare }) => {
      await open(page, { sandbox, bare }, body);
      await region(page).selectOption('Northland');
      await expect(page.locator('#near-you').getByRole('heading', { level: 3 })).toHaveText(namesIn('0110'));
      await expect(page.locator('.aw-advisers')).toHaveCount(1);
    });
  }

  test('may come late, go and come back: the results are never lost', async ({ page, sandbox, bare }) => {
    await open(page, { sandbox, bare }, inPlace);
    const searched = listSearches(page);
    await region(page).selectOption('Northland');
    await expect(page.locator('[data-widget="adviser-search"]').getByRole('heading', { level: 3 })).toHaveText(namesIn('0110'));

    const put = () => page.evaluate((html) => document.querySelector('main')?.insertAdjacentHTML('beforeend', html), place);
    const there = page.locator('#near-you').getByRole('heading', { level: 3 });
    await put();
    await expect(there).toHaveText(namesIn('0110'));
    await page.evaluate(() => document.querySelector('#near-you')?.remove());
    await expect(page.locator('#near-you')).toHaveCount(0);
    await put();
    await expect(there).toHaveText(namesIn('0110'));
    await page.evaluate(() => document.querySelector('main')?.prepend(document.querySelector('#near-you') ?? '')); // a move
    await expect(there).toHaveText(namesIn('0110'));
    await region(page).selectOption('Wellington');
    await expect(there).toHaveText(namesIn('6011'));
    expect(searched).toEqual(['0110', '6011']);
  });

  test('is empty again when the search goes, and serves the next', async ({ page, sandbox, bare }) => {
    await open(page, { sandbox, bare }, inPlace + place);
    await region(page).selectOption('Northland');
    await expect(page.locator('#near-you').getByRole('listitem').first()).toBeVisible();
    await page.evaluate(() => document.querySelector('[data-widget="adviser-search"]')?.remove());
    await expect(page.locator('#near-you .aw-advisers')).toHaveCount(0);
    await page.evaluate((html) => document.querySelector('main')?.insertAdjacentHTML('afterbegin', html), inPlace);
    await region(page).selectOption('Wellington');
    await expect(page.locator('#near-you').getByRole('heading', { level: 3 })).toHaveText(namesIn('6011'));
  });
});

for (const look of looks) {
  test(`fault 55: the adviser search ${look.name} has no finding in any of its states`, async ({ page, sandbox, bare, expectConsole }) => {
    expectConsole(failedRequest, /answered 503$/);
    const { lookAt, found } = await lookThrough(page, look);
    await open(page, { sandbox, bare }, search('data-heading="Near you" data-sub-heading="All of them local"'));
    await lookAt('idle');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Please select your region')).toBeVisible();
    await lookAt('region missing');

    const release = await holdPosts(page, '/adviser-search/0110');
    await sandbox.fail({ path: '/adviser-search/0110', status: 503 });
    await region(page).selectOption('Northland');
    await expect(page.getByRole('button', { name: 'Searching…' })).toBeVisible();
    await lookAt('searching');
    release();
    await expect(page.getByRole('alert')).toContainText(sentence);
    await lookAt('failed');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(panel(page)).toBeVisible();
    await lookAt('found');
    await page.getByRole('button', { name: 'Close' }).click();
    await sandbox.fail({ path: '/adviser-search/9810', status: 200, body: '[]', contentType: 'application/json' });
    await region(page).selectOption('Southland');
    await expect(page.getByRole('heading', { name: 'There are 0 Advisers in your area' })).toBeVisible();
    await lookAt('nobody');
    expect(found()).toEqual({});
  });
}

test('goal 5: 60 hostile names, links, photos, numbers and specialties are shown as text, under a strict policy', async ({ page, sandbox, bare, expectConsole }) => {
  expectConsole(/^Loading the image 'http:.*violates/); // of names that lead nowhere but to the page's own images
  const cdn = sandbox.url;
  const policy = `default-src 'none'; script-src 'nonce-dGVzdA' 'strict-dynamic'; style-src ${cdn}; connect-src ${cdn}; base-uri 'none'; require-trusted-types-for 'script'; trusted-types adviser-widgets`;
  const script = `<script nonce="dGVzdA" async src="${cdn}/adviser-widgets/1/loader.js" data-config="${cdn}/__sandbox/config.json"></script>`;
  const advisers = hostileTexts.map((text) => ({ guid: text, name: text, image: /^(data|blob|vbscript|.?java)/i.test(text) ? text : '', link: text, phone: `${text} 021`, specialties: [text] }));
  await page.route('**/adviser-search/0110', (route) => route.fulfill({ json: { advisers }, headers: { 'Access-Control-Allow-Origin': '*' } }));
  await page.goto(bare.serve(`<!doctype html><html lang="en"><title>Strict</title>${script}<main><h1>Advisers</h1>${search()}</main></html>`, { 'Content-Security-Policy': policy }));
  await expectReady(page);
  await region(page).selectOption('Northland');
  await expect(panel(page)).toBeVisible();
  const found = await page.evaluate(() => {
    const elements = [...document.querySelectorAll('.aw-advisers *')];
    const addresses = elements.flatMap((element) => ['href', 'src'].flatMap((name) => element.getAttribute(name) ?? []));
    return {
      tags: [...new Set(elements.map(({ localName }) => localName))].sort(),
      handlers: elements.flatMap((element) => element.getAttributeNames().filter((name) => name.startsWith('on'))),
      unsafe: addresses.filter((address) => !/^(https?:\/\/|tel:[\d+]*$)/.test(address)),
      hit: (window as unknown as { hit?: number }).hit,
      heading: document.querySelectorAll('h1').length,
      wide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
    };
  });
  expect(found).toEqual({
    tags: ['a', 'button', 'div', 'h2', 'h3', 'li', 'p', 'path', 'span', 'svg', 'ul'], handlers: [], unsafe: [], hit: undefined, heading: 1, wide: false,
  });
  const shown = await names(page).allTextContents();
  expect(shown).toContain('<script>window.hit = 1</script>');
  expect(shown.length).toBeGreaterThanOrEqual(58); // but those of white space alone
});
