import { checkHtml } from '@adviser-widgets/check';
import { expect, test } from 'vitest';
import { findWidgets } from '../cdn/find-widgets.ts';

const definitions = (await findWidgets()).map(({ definition }) => definition);
const manifest = new Map(definitions.map((definition) => [definition.name, definition]));

test.for(definitions)('the checker finds nothing in the example of $name', async ({ example }) => {
  const results = '<div class="aw-widget" data-widget="adviser-results" id="advisers-near-you"></div>';
  const html = `<!doctype html><title>T</title><link rel="stylesheet" href="/1/page.css">
<script async src="/1/loader.js" data-brand="acme" data-captcha-site-key="key" data-maps-api-key="key"
  data-chat-key="key" data-search-app-id="app" data-search-api-key="key" data-search-pages-index="pages"></script>
<main>${example}</main>${example.includes(results) ? '' : results}`;
  const { findings } = await checkHtml(
    { name: 'example', html, address: 'https://www.example.nz/' },
    manifest,
  );
  expect(findings).toEqual([]);
});
