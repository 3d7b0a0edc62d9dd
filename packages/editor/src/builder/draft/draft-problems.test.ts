// @vitest-environment jsdom
import { noticeBanner } from '@adviser-widgets/banners';
import { accordion } from '@adviser-widgets/disclosure';
import { addressMap } from '@adviser-widgets/maps';
import { iframeEmbed, youtubeVideo } from '@adviser-widgets/media';
import { describe, expect, test, vi } from 'vitest';
import type { BuilderWidget } from '../builder-widget.ts';
import { widgetsOf } from '../sample-widgets.ts';
import { findHints } from './draft-hints.ts';
import { findProblems } from './draft-problems.ts';
import { startDraft } from './example-draft.ts';
import { findPhones, linkPhone } from './phones.ts';
import type { WidgetDraft } from './draft.ts';

const widgets = widgetsOf(accordion, addressMap, iframeEmbed, noticeBanner, youtubeVideo);

function widget(name: string): BuilderWidget {
  const found = widgets.get(name);
  if (!found) throw new Error(`no widget ${name}`);
  return found;
}

const draftOf = (name: string, part: Partial<WidgetDraft>) => ({ ...startDraft(widget(name)), ...part });
const problemsOf = (name: string, part: Partial<WidgetDraft>) =>
  findProblems(draftOf(name, part), widget(name)).map(({ sentence }) => sentence);
const hintsOf = (name: string, part: Partial<WidgetDraft>) =>
  findHints(draftOf(name, part), widget(name)).map(({ sentence }) => sentence);

describe('what is pasted for an address', () => {
  test.each([
    [
      'address-map',
      'address',
      '<iframe src="https://www.google.com/maps/embed?pb=!1m18"></iframe>',
      'embed code: paste',
    ],
    [
      'iframe-embed',
      'src',
      '<script src="https://x.example/a.js"></script>',
      'embed code: paste the address only',
    ],
    [
      'youtube-video',
      'video',
      '<iframe src="https://vimeo.example/1"></iframe>',
      'embed code: paste the address only',
    ],
    [
      'address-map',
      'address',
      'https://maps.app.goo.gl/AbC123',
      'short link: open it, and copy the long address',
    ],
    [
      'address-map',
      'address',
      'https://www.google.com/maps/@-41.28,174.77,15z',
      'has a place on the map, and no address',
    ],
  ])('%s says in one line what is wrong with data-%s="%s"', (name, attribute, value, sentence) => {
    const problems = findProblems(
      draftOf(name, { attributes: { [attribute]: value, title: 'x' } }),
      widget(name),
    );
    const ofField = problems.filter((each) => each.name === attribute);
    expect(ofField.map((each) => each.sentence)).toEqual([expect.stringContaining(sentence)]);
    expect(ofField[0]?.fieldSentence).toContain(sentence);
  });
});

describe('an accordion', () => {
  test('without headings is something to fix', () => {
    expect(problemsOf('accordion', { content: '<p>What does it cost?</p><p>Nothing.</p>' })).toEqual([
      'This widget has no headings, so nothing opens; put headings (h2 to h6) inside, each followed by its text.',
    ]);
  });

  test('with headings is none', () => {
    expect(problemsOf('accordion', {})).toEqual([]);
  });
});

describe('a notice', () => {
  test('with two texts says which one shows', () => {
    expect(problemsOf('notice-banner', { attributes: { text: 'Closed', version: '1' } })).toEqual([
      'This widget has two texts: only “Notice” shows, not the content inside; empty one of them.',
    ]);
  });

  test.each([
    ['its setting', { attributes: { text: 'Closed', version: '1' }, content: '' }],
    ['its content', { attributes: { version: '1' } }],
  ])('with one text, in %s, has nothing to fix', (_, part) => {
    expect(problemsOf('notice-banner', part)).toEqual([]);
  });

  test('without a version is worth a look', () => {
    expect(hintsOf('notice-banner', {})).toEqual([
      "Write a “Version”, such as 2: without it, visitors who closed another notice don't see this one for an hour.",
    ]);
  });

  test('says when it shows', () => {
    vi.setSystemTime('2026-11-30T00:00:00Z');
    expect(hintsOf('notice-banner', { attributes: { version: '1', from: '2027-01-05' } })).toEqual([
      'It shows from 5 January 2027.',
    ]);
    vi.useRealTimers();
  });

  test('whose last day is before the first says so in words of the fields, and not when it shows', () => {
    const part = { attributes: { version: '1', from: '2097-01-05', until: '2096-12-14' } };
    expect(problemsOf('notice-banner', part)).toEqual([
      '“Last day” is before “First day”, so it never shows.',
    ]);
    expect(hintsOf('notice-banner', part)).toEqual([]);
  });
});

describe('a phone number', () => {
  test.each([
    ['Call 0800 123 456.', '0800 123 456'],
    ['Call (04) 123 4567 or come in', '(04) 123 4567'],
    ['Call +64 21 123 456', '+64 21 123 456'],
    ['Call 021\u00a0123\u00a0456', '021\u00a0123\u00a0456'],
  ])('in “%s” is found', (text, number) => {
    expect(findPhones(`<p>${text}</p>`)).toEqual([number]);
  });

  test.each([
    '<a href="tel:0800123456">0800 123 456</a>',
    '<p>From 2026-12-18 to 2027-01-05</p>',
    '<p>FSP 123456, NZBN 9429000000000</p>',
    '<p>$1 000 000 at 5.25 %</p>',
    '<p>Account 01-0123-0123456-00</p>',
    '<p>Open 09:00 to 17:00</p>',
  ])('is not taken from %s', (html) => {
    expect(findPhones(html)).toEqual([]);
  });

  test('is linked where it is', () => {
    expect(linkPhone('<p>Call <b>021\u00a0123 456</b>!</p><p>x</p>', '021\u00a0123 456')).toBe(
      '<p>Call <b><a href="tel:021123456">021&nbsp;123 456</a></b>!</p><p>x</p>',
    );
  });
});
