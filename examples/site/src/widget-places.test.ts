import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { startTestSite } from './start-test-site.ts';
import { widgetPlaces } from './widget-places.ts';

const packages = fileURLToPath(new URL('../../../packages/', import.meta.url));
const widgets = globSync('*/src/*/definition.ts', { cwd: packages })
  .map((file) => file.split(/[\\/]/)[2] ?? '')
  .sort();

const places = await widgetPlaces();

it('every widget has a page', () => {
  expect(Object.keys(places)).toEqual(widgets);
});

it.each(Object.entries(places))('%s is on %s', async (widget, path) => {
  const ask = await startTestSite();
  const { status, $ } = await ask(path);
  expect(status).toBe(200);
  expect($(`[data-widget=${widget}]`).length).toBeGreaterThan(0);
});

it('a widget of every page is shown on the first one, any other where it has the fewest neighbours', () => {
  expect(places).toMatchObject({
    'sticky-header': '/',
    'call-centre-form': '/call-centre',
    'contact-adviser-form': expect.stringMatching(/^\/advisers\/./),
  });
});
