import { checkHtml } from '@adviser-widgets/check';
import {
  describeConfigProblem,
  parseValue,
  readConfig,
  suggest,
  type Kind,
} from '@adviser-widgets/core/internal';
import { foldName } from '@adviser-widgets/forms/internal';
import { checkPage, correction, describeProblem, repair } from '@adviser-widgets/markup';
import { defineWidget, readProps, type Attribute } from '@adviser-widgets/widget';
import { looksMangled } from '@adviser-widgets/widget/internal';
import { htmlText, loadSanitiser } from '@adviser-widgets/widget/react';
import { afterEach, describe, expect, test, vi } from 'vitest';

// Lint refuses slow patterns. This is for other work on what strangers write: quadratic work on 300,000
// characters takes minutes, so such a test does not finish.

const { sanitise } = await loadSanitiser();
const long = (repeat: string) => repeat.repeat(300_000 / repeat.length);
const texts: Readonly<Record<string, string>> = {
  letters: long('a'),
  'names with hyphens': long('a-'),
  'spaces inside': `a${long(' ')}b`,
  'JSON that is open': `{"a":${long('[')}`,
  'tags without an end': long('<a '),
  'escaped tags before an attribute': `${long('&lt;a ')} data-widget`,
  'templates without an end': long('{'),
};

const kinds: readonly Kind[] = ['text', 'integer', 'choice', 'url', 'date', 'list', 'json', 'id', 'html'];
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

/** Passes if the work finishes at all. */
function ends(work: () => unknown): void {
  expect(work).not.toThrow();
}

function elementWith(name: string, value: string): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute(name, value);
  return element;
}

describe.each(Object.entries(texts))('a very long text, %s', (_, text) => {
  test.each(kinds)('is read, repaired and corrected as a value: %s', (name) =>
    ends(() => {
      const element = elementWith(`data-${name}`, text);
      parseValue(name, text);
      looksMangled(element);
      repair(definition, element, new Map([[name, text]]));
      correction(definition, { kind: 'attribute', name, text });
      describeProblem(definition, { kind: 'attribute', name, text });
    }),
  );

  test('is compared with names', () =>
    ends(() => {
      describeProblem(definition, { kind: 'attribute', name: text, text: '' });
      suggest(text, ['heading', 'sub-heading', 'campaign-id']);
      foldName(text);
    }));

  test('is cleaned as HTML', () => ends(() => sanitise(htmlText(text))));

  test('is read and reported as configuration', () =>
    ends(() => {
      const json = { brand: text, search: { hosts: [text] }, links: { within: text }, [text]: 1 };
      readConfig({ json, tag: { [text]: text } }).problems.forEach((problem) =>
        describeConfigProblem(problem),
      );
    }));

  test('is checked as the text of a page', () => {
    document.body.append(text);
    ends(() => checkPage(document, { known: [], slotNames: [], isContent: () => false }));
  });

  test('is read as the parameters of a link', () => {
    const link = document.createElement('a');
    Object.defineProperty(link, 'hash', { value: `#widget=sample&heading=${text}` }); // jsdom itself is slow to parse URLs
    ends(() => readProps(definition, link));
  });

  test('is read by the page checker, as a value and as a text', async () => {
    const page = document.implementation.createHTMLDocument();
    page.body.append(elementWith('data-text', text.slice(0, 9_900)), text); // it refuses longer values
    page.body.firstElementChild?.setAttribute('data-widget', 'sample');
    const html = page.documentElement.outerHTML;
    const known = new Map([['sample', definition]]);
    const { widgets } = await checkHtml({ name: 'long', html, address: 'https://www.example.nz/' }, known);
    expect(widgets).toBe(1);
  });
});

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
