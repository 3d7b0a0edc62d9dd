import { expect, test } from 'vitest';
import { readSitemap } from './read-sitemap.ts';

test.each([
  [
    'pages',
    '<urlset><url><loc> https://a.nz/ </loc></url><url><loc>https://a.nz/b</loc></url></urlset>',
    ['https://a.nz/', 'https://a.nz/b'],
  ],
  ['escapes', '<url><loc>https://a.nz/?a=1&amp;b=2</loc></url>', ['https://a.nz/?a=1&b=2']],
  ['CDATA', '<url><loc><![CDATA[https://a.nz/?a=1&b=2]]></loc></url>', ['https://a.nz/?a=1&b=2']],
  ['a prefix', '<s:url xmlns:s="x"><s:loc>https://a.nz/</s:loc></s:url>', ['https://a.nz/']],
  [
    'images of a page, which are not pages',
    '<url><loc>https://a.nz/</loc><image:image><image:loc>https://a.nz/b.jpg</image:loc></image:image></url>',
    ['https://a.nz/'],
  ],
  [
    'a comment, which is ignored',
    '<!-- <url><loc>https://a.nz/</loc></url> --><url><loc>https://a.nz/b</loc></url>',
    ['https://a.nz/b'],
  ],
  [
    'a page twice',
    '<url><loc>https://a.nz/</loc></url><url><loc>https://a.nz/</loc></url>',
    ['https://a.nz/'],
  ],
  ['nothing', 'Kia ora', []],
])('%s', (_, xml, pages) => {
  expect(readSitemap(xml)).toEqual({ pages, sitemaps: [] });
});

test('separates sitemaps from pages', () => {
  expect(
    readSitemap('<sitemapindex><sitemap><loc>https://a.nz/1.xml</loc></sitemap></sitemapindex>'),
  ).toEqual({ pages: [], sitemaps: ['https://a.nz/1.xml'] });
});

test.each([
  ['tags without end', '<loc'.repeat(500_000)],
  ['comments without end', '<!--'.repeat(500_000)],
  ['elements inside each other', '<url>'.repeat(500_000)],
  ['addresses without end', '<url><loc>'.repeat(200_000)],
])('terminates on %s', (_, xml) => {
  expect(readSitemap(xml).sitemaps).toEqual([]);
});
