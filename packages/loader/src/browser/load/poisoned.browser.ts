import {
  barePage,
  expect,
  failedRequest,
  inAllUnless,
  test,
  withoutIntegrity,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

const real = 'request-call-form';

/** Five widgets whose modules derive from the real one (`real.js`), each broken in its own way. */
const poisons = {
  // A required attribute is missing.
  'address-map': `import { definition as sound } from './real.js'; export * from './real.js';
    export const definition = { ...sound, attributes: { ...sound.attributes, needed: { kind: 'text', required: true, example: 'x' } } };`,
  // The file is missing.
  'youtube-video': '',
  // Throws while rendering.
  'iframe-embed': `export * from './real.js'; export const component = () => { throw new Error('poisoned'); };`,
  // Throws in an effect.
  'typing-text': `export * from './real.js'; export function component() {}
    component.prototype = { isReactComponent: {}, render: () => 'poisoned', componentDidMount() { throw new Error('poisoned'); } };`,
  // Never loads.
  'ip-display': 'await new Promise(() => {});',
};
const poisonNames = Object.keys(poisons) as (keyof typeof poisons)[];

/** Serves the five in place of the real files. */
async function servePoison(page: Page): Promise<void> {
  await withoutIntegrity(page);
  const realAddress = page
    .waitForRequest(new RegExp(`/${real}-[\\w-]{8}\\.js$`))
    .then((request) => request.url());
  await page.route(
    new RegExp(`/assets/(${[...poisonNames, 'real'].join('|')})(-[\\w-]{8})?\\.js`),
    async (route) => {
      const [, name = ''] = /\/assets\/([a-z-]+?)(-[\w-]{8})?\.js/.exec(route.request().url()) ?? [];
      const body =
        name === 'real' ? `export * from '${await realAddress}';` : poisons[name as keyof typeof poisons];
      await route.fulfill({
        status: body ? 200 : 404,
        contentType: 'text/javascript',
        headers: { 'Access-Control-Allow-Origin': '*' },
        body,
      });
    },
  );
}

/** Shuffles in the same order for the same seed. */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed;
  const draws = items.map((item) => {
    state = (state * 48271) % 2147483647;
    return { item, draw: state };
  });
  return draws.sort((a, b) => a.draw - b.draw).map(({ item }) => item);
}

const states = {
  'address-map': 'invalid',
  'youtube-video': 'failed',
  'iframe-embed': 'failed',
  'typing-text': 'failed',
  'ip-display': 'loading', // failed after 30 s
} as const;

const fallback = (name: string) =>
  `<!-- kept --><p id="${name}">Call <a href="tel:0800000000">0800 000 000</a></p> <em>${name}</em>`;

for (const seed of [1, 20, 300]) {
  test(
    `the 5 poisoned of 20 widgets keep their fallback and the other 15 work, in the order of seed ${seed}`,
    inAllUnless(seed === 1),
    async ({ page, sandbox, bare, expectConsole }) => {
      expectConsole(
        failedRequest,
        /(youtube-video|iframe-embed|typing-text) failed|address-map needs data-needed/,
      );
      await servePoison(page);
      const names = shuffled([...poisonNames, ...Array.from({ length: 15 }, () => real)], seed);
      const body = names
        .map((name) => `<div data-widget="${name}" data-widget-load="eager">${fallback(name)}</div>`)
        .join('');
      await page.goto(bare.serve(barePage(sandbox, { body })));
      await expect(page.locator('[data-widget-state="ready"]')).toHaveCount(15);
      for (const name of poisonNames) {
        const poisoned = page.locator(`[data-widget="${name}"]`);
        await expect(poisoned).toHaveAttribute('data-widget-state', states[name]);
        expect(await poisoned.evaluate((element) => element.innerHTML)).toBe(fallback(name));
      }
      await page
        .locator('.aw-button')
        .evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));
      await expect(page.locator('.aw-field-error')).toHaveCount(15 * 6);
      await page
        .getByLabel('First Name')
        .nth(seed % 15)
        .fill('Aroha');
      await expect(page.locator('.aw-field-error')).toHaveCount(15 * 6 - 1);
    },
  );
}
