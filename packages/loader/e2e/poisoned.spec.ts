import type { Page } from '@playwright/test';
import { barePage, withoutIntegrity } from './bare-page.ts';
import { expect, failedRequest, test } from './fixtures.ts';
import { inAllUnless } from './in-all.ts';

const real = 'request-call-form';

/** Five widgets made from the real one (`real.js`), each broken in a way of its own: the text of their files. */
const poisons = {
  'poison-parse': `import { definition as sound } from './real.js'; export * from './real.js';
    export const definition = { ...sound, attributes: { ...sound.attributes, needed: { kind: 'text', required: true, example: 'x' } } };`,
  'poison-missing': '',
  'poison-render': `export * from './real.js'; export const component = () => { throw new Error('poisoned'); };`,
  'poison-effect': `export * from './real.js'; export function component() {}
    component.prototype = { isReactComponent: {}, render: () => 'poisoned', componentDidMount() { throw new Error('poisoned'); } };`,
  'poison-silent': 'await new Promise(() => {});',
};
const poisonNames = Object.keys(poisons) as (keyof typeof poisons)[];

/** Adds the five to the widgets that the loader knows, and serves their files. */
async function servePoison(page: Page): Promise<void> {
  await withoutIntegrity(page);
  await page.route('**/loader.js', async (route) => {
    const response = await route.fetch();
    const sound = await response.text();
    const [manifest = '', files = ''] = /files:\[([^\]]+)\],hashes:`[^`]+`/.exec(sound) ?? [];
    const known = files.split(',');
    const sheets = known.flatMap((name, index) => (name === '`ui.css`' ? [index] : []));
    const entries = poisonNames.map((name, index) => `"${name}":{files:[${[known.length + index, ...sheets].join()}]},`);
    const hashes = 'A'.repeat(43 * poisonNames.length); // looked at by nobody here
    const poisoned = manifest.replace('],hashes', `${poisonNames.map((name) => `,"${name}"`).join('')}],hashes`).replace(/`$/, `${hashes}\``);
    await route.fulfill({ response, body: sound.replace(manifest, poisoned).replace('widgets:{', `widgets:{${entries.join('')}`) });
  });
  let realAddress = '';
  page.on('request', (request) => {
    if (new RegExp(`/${real}-[\\w-]+\\.js$`).test(request.url())) realAddress = request.url();
  });
  await page.route(/\/assets\/(poison-\w+-A{8}|real)\.js/, (route) => {
    const name = /(poison-\w+|real)(-A{8})?\.js/.exec(route.request().url())?.[1] ?? '';
    const body = name === 'real' ? `export * from '${realAddress}';` : poisons[name as keyof typeof poisons];
    return route.fulfill({ status: body ? 200 : 404, contentType: 'text/javascript', headers: { 'Access-Control-Allow-Origin': '*' }, body });
  });
}

/** The same order for the same seed. */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed;
  const draws = items.map((item) => {
    state = (state * 48271) % 2147483647;
    return { item, draw: state };
  });
  return draws.sort((a, b) => a.draw - b.draw).map(({ item }) => item);
}

const states = {
  'poison-parse': 'invalid',
  'poison-missing': 'failed',
  'poison-render': 'failed',
  'poison-effect': 'failed',
  'poison-silent': 'loading', // for 30 s, then failed
} as const;

const fallback = (name: string) => `<!-- kept --><p id="${name}">Call <a href="tel:0800000000">0800 000 000</a></p> <em>${name}</em>`;

for (const seed of [1, 20, 300]) {
  test(`of 20 widgets the 5 poisoned keep their fallback and the other 15 work, in the order of seed ${seed}`, inAllUnless(seed === 1), async ({ page, sandbox, bare, expectConsole }) => {
    expectConsole(failedRequest, /poison-(missing failed|render failed|effect failed|parse needs data-needed)/);
    await servePoison(page);
    const names = shuffled([...poisonNames, ...Array.from({ length: 15 }, () => real)], seed);
    const body = names.map((name) => `<div data-widget="${name}" data-widget-load="eager">${fallback(name)}</div>`).join('');
    await page.goto(bare.serve(barePage(sandbox, { body })));
    await expect(page.locator('[data-widget-state="ready"]')).toHaveCount(15);
    for (const name of poisonNames) {
      const poisoned = page.locator(`[data-widget="${name}"]`);
      await expect(poisoned).toHaveAttribute('data-widget-state', states[name]);
      expect(await poisoned.evaluate((element) => element.innerHTML)).toBe(fallback(name));
    }
    await page.locator('.aw-button').evaluateAll((buttons) => buttons.forEach((button) => (button as HTMLElement).click()));
    await expect(page.locator('.aw-field-error')).toHaveCount(15 * 6);
    await page.getByLabel('First Name').nth(seed % 15).fill('Aroha');
    await expect(page.locator('.aw-field-error')).toHaveCount(15 * 6 - 1);
  });
}
