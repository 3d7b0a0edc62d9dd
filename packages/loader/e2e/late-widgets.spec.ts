import { barePage, placeholder, withoutAnalytics } from './bare-page.ts';
import { expect, test } from './fixtures.ts';
import { hold } from './hold.ts';
import { untilIdle } from './quiet.ts';

const fallback = '<p>Or <a id="contact" href="/elsewhere">contact us</a>.</p>';

/** A placeholder that loader.js does not know by name. */
const rare = (load = '') => `<div class="aw-widget" data-widget="request-survey"${load && ` data-widget-load="${load}"`}>${fallback}</div>`;

const lateManifest = '**/assets/late-*.js';

for (const [where, body] of [
  ['far below', `<div style="height: 5000px"></div>${rare()}`],
  ['that waits to be used', rare('interaction')],
  ['for a wider window', rare('media((min-width: 5000px))')],
] as const) {
  test(`nothing but the runtime and the late manifest comes for a widget ${where}`, async ({ page, sandbox, bare }) => {
    const files: string[] = [];
    const imported: string[] = [];
    page.on('response', async (response) => {
      const [, name = ''] = /\/assets\/(.+)$/.exec(response.url()) ?? [];
      if (name) files.push(name);
      if (name.startsWith('runtime-')) imported.push(...[...(await response.text().catch(() => '')).matchAll(/(?:from|import)"\.\/([^"]+)"/g)].map(([, file = '']) => file));
    });
    await page.goto(bare.serve(barePage(sandbox, { body, attributes: `async ${withoutAnalytics}` })));
    await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'pending');
    await untilIdle(page);
    const kinds = () => files.map((file) => (imported.includes(file) ? 'imported by the runtime' : file.replace(/-.*/, '')));
    await expect.poll(() => [...new Set(kinds())].sort()).toEqual(['imported by the runtime', 'late', 'runtime']);
  });
}

test('a first press counts before the page knows the widget’s files', async ({ page, sandbox, bare }) => {
  const held = await hold(page, lateManifest);
  await page.goto(bare.serve(barePage(sandbox, { body: rare('interaction') })));
  await page.waitForFunction(() => 'AdviserWidgets' in window);
  const { href } = await page.evaluate(() => ({ href: location.href }));
  await page.locator('#contact').click();
  held.release();
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'ready');
  expect(page.url()).toBe(href);
  await expect(page.locator('.aw-form :focus')).toHaveCount(1);
});

test('what every widget takes comes beside the late manifest, not after it', async ({ page, sandbox, bare }) => {
  const held = await hold(page, lateManifest);
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) scripts.push(await response.text().catch(() => '')); // the page may be gone
  });
  await page.goto(bare.serve(barePage(sandbox, { body: rare(), attributes: `async ${withoutAnalytics}` })));
  await expect.poll(() => scripts.some((text) => text.includes('react-dom-client.production'))).toBe(true);
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'pending');
  held.release();
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'ready');
});

test('an unknown name that waits to be used is told at once', async ({ page, sandbox, bare, expectConsole }) => {
  expectConsole(/no widget/);
  await page.goto(bare.serve(barePage(sandbox, { body: '<div data-widget="request-surveys" data-widget-load="interaction"></div>' })));
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'invalid');
});
