// @vitest-environment jsdom
import { addressMap } from '@adviser-widgets/maps';
import { iframeEmbed, youtubeVideo } from '@adviser-widgets/media';
import { expect, test } from 'vitest';
import type { BuilderWidget } from '../builder-widget.ts';
import { widgetsOf } from '../sample-widgets.ts';
import { startDraft } from './example-draft.ts';
import { followSettings } from './follow-settings.ts';

const widgets = widgetsOf(addressMap, iframeEmbed, youtubeVideo);

function widget(name: string): BuilderWidget {
  const found = widgets.get(name);
  if (!found) throw new Error(`no widget ${name}`);
  return found;
}

function contentWith(name: string, attributes: Readonly<Record<string, string>>, content?: string): string {
  const draft = startDraft(widget(name));
  return followSettings(content === undefined ? draft : { ...draft, content }, attributes, widget(name))
    .content;
}

test('writes the address of a map into its fallback', () => {
  expect(contentWith('address-map', { address: '12 Main Road, Nelson' })).toBe(
    '<p>12 Main Road, Nelson. <a href="https://www.google.com/maps/dir/?api=1&amp;destination=12%20Main%20Road%2C%20Nelson">Get directions</a></p>',
  );
});

test('follows an address while it is typed', () => {
  let draft = startDraft(widget('address-map'));
  for (const address of ['1', '12', '', '7', '7 Quay & Co'])
    draft = followSettings(draft, { address }, widget('address-map'));
  expect(draft.content).toContain('<p>7 Quay &amp; Co. <a');
});

test('writes the address of a video into its link, and keeps its picture', () => {
  const content = contentWith('youtube-video', { video: 'dQw4w9WgXcQ', title: 'Rates' });
  expect(content).toBe(
    '<a href="https://youtu.be/dQw4w9WgXcQ"><img src="/assets/blog/keys.svg" alt=""> Watch: Rates</a>',
  );
});

test('writes the address of a frame into its link', () => {
  expect(contentWith('iframe-embed', { src: '/rates', title: 'Rates' })).toContain('href="/rates"');
});

test('fills a fallback that is empty', () => {
  expect(contentWith('iframe-embed', { src: '/rates' }, '')).toContain('href="/rates"');
});

test("keeps an editor's own fallback", () => {
  const own = '<p>Come and see us.</p>';
  expect(contentWith('address-map', { address: '12 Main Road, Nelson' }, own)).toBe(own);
});
