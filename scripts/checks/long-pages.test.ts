import { announcement } from '@adviser-widgets/banners';
import { checkHtml } from '@adviser-widgets/check';
import { expect, test } from 'vitest';
import { texts } from './long-texts.ts';

test('the checker reads a page with a text and a value of each kind, however long they are', async () => {
  const cut = Object.values(texts).map((text) =>
    text.slice(0, 9_900).replaceAll('&', '&amp;').replaceAll('"', '&quot;'),
  );
  const html = `<script async src="https://cdn.example.nz/1/loader.js" data-brand="acme"></script>${cut.map((text) => `<p data-widget="announcement" data-heading="${text}"></p><p>${text.replaceAll('<', '&lt;')}</p>`).join('')}`;
  const report = await checkHtml(
    { name: 'long', html, address: 'https://www.example.nz/' },
    new Map([['announcement', announcement]]),
  );
  expect(report.widgets).toBe(cut.length);
});
