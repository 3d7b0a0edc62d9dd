import { addressMap } from '@adviser-widgets/maps';
import { iframeEmbed, youtubeVideo } from '@adviser-widgets/media';
import { pastedAddresses, placeholderOf } from '@adviser-widgets/testing/left-markup';
import { expect, test } from 'vitest';
import { configured, pageOf } from '../../cases/case.ts';
import { checkHtml } from './check-html.ts';

const manifest = new Map([addressMap, iframeEmbed, youtubeVideo].map((widget) => [widget.name, widget]));

/** What the checker says of it. */
async function said(markup: string): Promise<string[]> {
  const head = configured({ maps: { apiKey: 'AIzaSy' } });
  const { findings } = await checkHtml(
    {
      name: 'a page',
      html: pageOf({ head, html: markup }),
      address: 'https://www.example.nz/a/page.html',
      fetchConfig: (address) => Promise.reject(new Error(`${address} answered 404`)),
    },
    manifest,
  );
  return findings.filter(({ subject }) => manifest.has(subject)).map(({ message }) => message);
}

const refused = pastedAddresses.filter(({ says }) => says !== undefined);
const taken = pastedAddresses.filter(({ meant }) => meant !== undefined);
const fine = pastedAddresses.filter(({ says, meant }) => says === undefined && meant === undefined);

test.each(refused)('says what to do, and nothing else: $widget, $name', async (row) => {
  expect(await said(placeholderOf(row))).toEqual([expect.stringContaining(row.says ?? '')]);
});

test.each(taken)('says what to write: $widget, $name', async (row) => {
  expect((await said(placeholderOf(row))).join('\n')).toContain(`="${row.meant}"`);
});

test.each(fine)('says nothing: $widget, $name', async (row) => {
  expect(await said(placeholderOf(row))).toEqual([]);
});
