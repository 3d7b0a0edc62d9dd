import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startTestSite } from './start-test-site.ts';

const hints = mkdtempSync(join(tmpdir(), 'hints-'));
const links = '<link rel="preload" as="script" href="/one.js">\n<link rel="preload" as="style" href="/two.css">';
writeFileSync(join(hints, 'gift-programme.html'), `${links}\n`);

afterAll(() => rmSync(hints, { recursive: true }));

it('prints the links of the widget in sight into the head, as the release has them', async () => {
  const ask = await startTestSite({ hints });
  const { text, $ } = await ask('/programme');
  expect(text).toContain(links);
  expect($('head > link[href="/one.js"]')).toHaveLength(1);
});

it('gives each link the nonce of the page', async () => {
  const ask = await startTestSite({ hints }, { nonce: 'abc' });
  const { $ } = await ask('/programme');
  expect($('head > link[nonce=abc]').get().map(({ attribs }) => attribs.href)).toEqual(['/one.js', '/two.css']);
});

it('prints none on a page that names no widget, or where the release has none', async () => {
  const ask = await startTestSite({ hints });
  const other = await startTestSite({ hints: join(hints, 'nowhere') });
  for (const { text } of [await ask('/faq'), await other('/programme')]) expect(text).not.toContain('rel="preload"');
});

it('serves what every page takes as one style sheet', async () => {
  const ask = await startTestSite();
  const { headers, text } = await ask('/assets/site.css');
  expect(headers.get('content-type')).toContain('text/css');
  for (const known of [':root', '.skip-link', '.card']) expect(text).toContain(known);
});
