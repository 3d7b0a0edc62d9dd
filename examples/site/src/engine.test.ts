import { expect, test } from 'vitest';
import { startTestSite } from './start-test-site.ts';

const loaderOf = ($: Awaited<ReturnType<Awaited<ReturnType<typeof startTestSite>>>>['$']) =>
  $('script[src$="/loader.js"]').attr('src');

test('a page is on React unless asked otherwise', async () => {
  const ask = await startTestSite();
  expect(loaderOf((await ask('/')).$)).toBe('/adviser-widgets/1/loader.js');
});

test('?engine=light takes loader and style sheet from the light folder', async () => {
  const ask = await startTestSite();
  const { $ } = await ask('/?engine=light');
  expect(loaderOf($)).toBe('/adviser-widgets/1/light/loader.js');
  expect($('link[href="/adviser-widgets/1/light/page.css"]')).toHaveLength(1);
});

test.each([
  ['light', '/adviser-widgets/1/light/loader.js'],
  ['react', '/adviser-widgets/1/loader.js'],
])('the pages that follow ?engine=%s have the same engine', async (engine, loader) => {
  const ask = await startTestSite();
  const { headers } = await ask(`/?engine=${engine}`);
  const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
  expect(loaderOf((await ask('/faq', { headers: { cookie } })).$)).toBe(loader);
});

test('an unknown value changes nothing', async () => {
  const ask = await startTestSite();
  const { $, headers } = await ask('/?engine=vue');
  expect(loaderOf($)).toBe('/adviser-widgets/1/loader.js');
  expect(headers.get('set-cookie')).toBeNull();
});
