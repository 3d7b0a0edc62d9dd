import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { startTestSite } from './start-test-site.ts';

const hints = mkdtempSync(join(tmpdir(), 'hints-'));
const links =
  '<link rel="preload" as="script" href="/one.js">\n<link rel="preload" as="style" href="/two.css">';
writeFileSync(join(hints, 'gift-programme.html'), `${links}\n`);

afterAll(() => rmSync(hints, { recursive: true }));

it('prints the release’s links for a visible widget into the head', async () => {
  const ask = await startTestSite({ hints });
  const { text, $ } = await ask('/programme');
  expect(text).toContain(links);
  expect($('head > link[href="/one.js"]')).toHaveLength(1);
});

it('gives each link the nonce of the page', async () => {
  const ask = await startTestSite({ hints }, { nonce: 'abc' });
  const { $ } = await ask('/programme');
  expect(
    $('head > link[nonce=abc]')
      .get()
      .map(({ attribs }) => attribs.href),
  ).toEqual(['/one.js', '/two.css']);
});

it('prints none if the page has no widget or the release has no links', async () => {
  const ask = await startTestSite({ hints });
  const other = await startTestSite({ hints: join(hints, 'nowhere') });
  for (const { text } of [await ask('/faq'), await other('/programme')])
    expect(text).not.toContain('rel="preload"');
});

it('serves the style sheets that every page needs as one', async () => {
  const ask = await startTestSite();
  const { headers, text } = await ask('/assets/site.css');
  expect(headers.get('content-type')).toContain('text/css');
  for (const known of [':root', '.skip-link', '.card']) expect(text).toContain(known);
});
