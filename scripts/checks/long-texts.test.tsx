import { announcement, noticeBanner } from '@adviser-widgets/banners';
import {
  describeConfigProblem,
  foldName,
  parseValue,
  readConfig,
  suggest,
  trim,
  withoutEndSlashes,
  type Kind,
} from '@adviser-widgets/core';
import { youtubeVideo } from '@adviser-widgets/media';
import { mountSnippet } from '@adviser-widgets/testing';
import { checkPage, correction, describeProblem, repair } from '@adviser-widgets/markup';
import { defineWidget, looksMangled, readProps, type Attribute } from '@adviser-widgets/widget';
import { htmlText, loadSanitiser } from '@adviser-widgets/widget/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { texts } from './long-texts.ts';

const { sanitise } = await loadSanitiser();

// Text from strangers must be processed in linear time: 300,000 characters then take less than a second.
// Quadratic work takes minutes, so such a test does not finish.

const named = Object.entries(texts);
const kinds: readonly Kind[] = [
  'text',
  'number',
  'integer',
  'flag',
  'choice',
  'url',
  'date',
  'list',
  'json',
  'id',
  'html',
];
const attributeOf = (kind: Kind) =>
  ({ kind, description: '', example: '', choices: ['none', 'page-slug'] }) as Attribute; // the kinds only differ in their defaults
const definition = defineWidget({
  name: 'sample',
  title: 'Sample',
  description: '',
  attributes: Object.fromEntries(kinds.map((kind) => [kind, attributeOf(kind)])),
  slots: { intro: { description: '' } },
  purpose: 'show',
  events: {},
  accessibility: [],
  example: '',
  reserve: { narrow: 0, wide: 0 },
});

afterEach(() => document.body.replaceChildren());

/** Passes if the work finishes at all: see above. */
function ends(work: () => unknown): void {
  expect(work).not.toThrow();
}

function elementWith(name: string, value: string): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute(name, value);
  return element;
}

describe.each(named)('very long texts, %s', (_, text) => {
  test('are trimmed', () => ends(() => trim(text)));
  test('are read as any kind', () => ends(() => kinds.map((kind) => parseValue(kind, text))));
  test('are read as a video', () => ends(() => parseValue('text', text, youtubeVideo.attributes.video)));
  test('are compared with the marks of editing tools', () =>
    ends(() => looksMangled(elementWith('data-text', text))));

  test('are repaired for any kind', () =>
    ends(() =>
      kinds.map((kind) => repair(definition, elementWith(`data-${kind}`, text), new Map([[kind, text]]))),
    ));

  test('are reported and corrected as a wrong value of any kind', () =>
    ends(() => {
      for (const name of kinds) {
        correction(definition, { kind: 'attribute', name, text });
        describeProblem(definition, { kind: 'attribute', name, text });
      }
    }));

  test('are reported as a wrong name', () =>
    ends(() => describeProblem(definition, { kind: 'attribute', name: text, text: '' })));
  test('have a nearest name, or none', () =>
    ends(() => suggest(text, ['heading', 'sub-heading', 'campaign-id'])));
  test('are cleaned as HTML', () => ends(() => sanitise(htmlText(text))));
  test('are compared with names', () => ends(() => foldName(text)));
  test('lose the trailing slashes of a URL', () => ends(() => withoutEndSlashes(text)));

  test('are read and reported as configuration', () =>
    ends(() => {
      const json = {
        brand: text,
        apiBase: { live: text },
        search: { hosts: [text] },
        frameOrigins: [text],
        links: { within: text, widgets: [text] },
        [text]: 1,
      };
      readConfig({ json, tag: { [text]: text } }).problems.forEach(describeConfigProblem);
    }));

  test('are checked as the text of a page', () => {
    document.body.append(text);
    ends(() => checkPage(document, { known: [], slotNames: [], isContent: () => false }));
  });

  test('are read as the parameters of a link', () => {
    const link = document.createElement('a');
    Object.defineProperty(link, 'hash', { value: `#widget=sample&heading=${text}` }); // jsdom itself is slow to parse URLs
    ends(() => readProps(definition, link));
  });
});

test.each(['tags without an end', 'ampersands', 'spaces inside'])(
  'a notice with a very long text, %s, mounts',
  async (name) => {
    const snippet = await mountSnippet('<div data-widget="notice-banner"></div>', noticeBanner);
    snippet.element.dataset.text = texts[name] ?? '';
    await snippet.mounted?.refresh();
    expect(snippet.element.dataset.widgetState).toBe('ready');
    snippet.remove();
  },
);

test.each(['spaces inside', 'tags without an end'])(
  'a heading that is a very long text, %s, mounts',
  async (name) => {
    const holder = elementWith('data-widget', 'announcement');
    holder.dataset.heading = texts[name] ?? '';
    const snippet = await mountSnippet(holder.outerHTML, announcement);
    expect(snippet.element.dataset.widgetState).toBe('ready');
    snippet.remove();
  },
);

test('of a thousand attributes it reads no more than any widget could have', () => {
  const element = document.createElement('div');
  for (let index = 0; index < 1000; index++) element.setAttribute(`data-x${index}`, 'x');
  const read = vi.spyOn(element, 'getAttribute');
  looksMangled(element);
  expect(read.mock.calls.length).toBeLessThanOrEqual(400);
  read.mockClear();
  const { problems } = readProps(definition, element);
  expect(read.mock.calls.length).toBeLessThanOrEqual(400 + kinds.length);
  expect(problems.length).toBeLessThanOrEqual(400);
});

test('of a link with twenty thousand parameters it reports no more than any widget could have', () => {
  const link = document.createElement('a');
  link.href = `#widget=sample${Array.from({ length: 20_000 }, (_, index) => `&p${index}=1`).join('')}`;
  expect(readProps(definition, link).problems.length).toBeLessThanOrEqual(400);
});
