import { names, panel, region, search } from '../browser/adviser-box.ts';
import {
  expect,
  expectReady,
  hostileTexts,
  nonce,
  strictPolicy,
  test,
} from '@adviser-widgets/testing/browser';

test('60 hostile names, links, photos, numbers and specialties show as text, under a strict policy', async ({
  page,
  sandbox,
  bare,
  expectConsole,
}) => {
  // For hostile values that resolve to image URLs of the page's own origin.
  expectConsole(/^Loading the image 'http:.*violates|blocked the loading of a resource \(img-src\)/);
  const cdn = sandbox.url;
  const script = `<script nonce="${nonce}" async src="${cdn}/adviser-widgets/1/loader.js" data-config="${cdn}/__sandbox/config.json"></script>`;
  const advisers = hostileTexts.map((text) => ({
    guid: text,
    name: text,
    image: /^(data|blob|vbscript|.?java)/i.test(text) ? text : '',
    link: text,
    phone: `${text} 021`,
    specialties: [text],
  }));
  await page.route('**/adviser-search/0110', (route) =>
    route.fulfill({ json: { advisers }, headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  await page.goto(
    bare.serve(
      `<!doctype html><html lang="en"><title>Strict</title>${script}<main><h1>Advisers</h1>${search()}</main></html>`,
      strictPolicy(cdn),
    ),
  );
  await expectReady(page);
  await region(page).selectOption('Northland');
  await expect(panel(page)).toBeVisible();
  await expect(panel(page).locator('img')).toHaveCount(0); // blocked and removed
  const found = await page.evaluate(() => {
    const elements = [...document.querySelectorAll('.aw-advisers *')];
    const addresses = elements.flatMap((element) =>
      ['href', 'src'].flatMap((name) => element.getAttribute(name) ?? []),
    );
    return {
      tags: [...new Set(elements.map(({ localName }) => localName))].sort(),
      handlers: elements.flatMap((element) =>
        element.getAttributeNames().filter((name) => name.startsWith('on')),
      ),
      unsafe: addresses.filter((address) => !/^(https?:\/\/|tel:[\d+]*$)/.test(address)),
      hit: (window as unknown as { hit?: number }).hit,
      headings: document.querySelectorAll('h1').length,
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  });
  expect
    .soft(found.tags, 'tags')
    .toEqual(['a', 'button', 'div', 'h2', 'h3', 'li', 'p', 'path', 'span', 'svg', 'ul']);
  expect.soft(found.handlers, 'attributes that run something').toEqual([]);
  expect.soft(found.unsafe, 'addresses of another kind').toEqual([]);
  expect.soft(found.hit, 'what a script of theirs would set').toBeUndefined();
  expect.soft(found.headings, 'headings of the first level').toBe(1);
  expect.soft(found.overflow, 'pixels to scroll sideways').toBeLessThanOrEqual(0);
  const shown = await names(page).allTextContents();
  expect(shown).toContain('<script>window.hit = 1</script>');
  expect(shown.length).toBeGreaterThanOrEqual(58); // all but those of only white space
});
