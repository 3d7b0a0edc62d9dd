// @vitest-environment jsdom
import { leftDefinitions } from '@adviser-widgets/testing/left-markup';
import { putMarkup } from '@adviser-widgets/testing';
import { expect, test } from 'vitest';
import { contentProblems } from './problems/content/content-problems.ts';
import { repairSource } from './repair/repair-source.ts';
import { correctSnippet } from './snippet/correct-snippet.ts';

const wrapper =
  'https://aus01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.example.nz%2Fguide&amp;data=05';
const proofpoint = 'https://urldefense.com/v3/__https://www.example.nz/guide__;!!N11eV2iwtfs!abc$';
const guide = 'https://www.example.nz/guide';

/** What a mail program left in a fallback, and what its author wrote. */
const pieces: readonly (readonly [name: string, left: string, right: string])[] = [
  ['Outlook, escaped', `<p>Read ${guide}&lt;${wrapper}&gt; or call.</p>`, `<p>Read ${guide} or call.</p>`],
  ['Outlook, in brackets', `<p>Read ${guide}<${wrapper}> or call.</p>`, `<p>Read ${guide} or call.</p>`],
  ['Apple Mail, after a space', `<p>Guide &lt;${wrapper}&gt;, or call.</p>`, '<p>Guide, or call.</p>'],
  ['Proofpoint', `<p>Guide&lt;${proofpoint}&gt;</p><p>Call.</p>`, '<p>Guide</p><p>Call.</p>'],
  ['two of them', `<p>A&lt;${wrapper}&gt; B&lt;${wrapper}&gt;</p>`, '<p>A B</p>'],
  [
    'a number and an address of Outlook',
    '<p>Call 0800 000 000&lt;tel:0800000000&gt; or ana@example.nz&lt;mailto:ana@example.nz&gt;.</p>',
    '<p>Call 0800 000 000 or ana@example.nz.</p>',
  ],
  [
    'the same in brackets',
    '<p>Call 0800 000 000<tel:0800000000> or ana@example.nz<mailto:ana@example.nz>.</p><p>Next</p>',
    '<p>Call 0800 000 000 or ana@example.nz.</p><p>Next</p>',
  ],
  ['the same address again', `<p>Read ${guide}&lt;${guide}&gt;.</p>`, `<p>Read ${guide}.</p>`],
  [
    'the same address, with its beginning',
    '<p>Read www.example.nz&lt;http://www.example.nz/&gt;.</p>',
    '<p>Read www.example.nz.</p>',
  ],
  [
    'an address behind a link',
    `<p><a href="${guide}">${guide}</a>&lt;${guide}&gt;</p>`,
    `<p><a href="${guide}">${guide}</a></p>`,
  ],
  ['in a slot', `<div data-slot="success">Ta&lt;${wrapper}&gt;</div>`, '<div data-slot="success">Ta</div>'],
];

/** A CMS makes links of addresses: in the source, no bracket is before one. */
const linked = [
  'with a link of the CMS',
  `<p>Guide &lt;<a href="${wrapper}">${wrapper}</a>&gt; or call.</p>`,
  '<p>Guide or call.</p>',
] as const;

const fine: readonly (readonly [name: string, left: string])[] = [
  ['an address between brackets', `<p>Read &lt;${guide}&gt;</p>`],
  ['an address after another', `<p>https://www.example.nz/rates &lt;${guide}&gt;</p>`],
  ['a link to a mailbox', '<p><a href="mailto:ana@example.nz">ana@example.nz</a></p>'],
  ['a name and its mailbox', '<p>Ana &lt;ana@example.nz&gt;</p>'],
  ['a sum', '<p>1 &lt; 2 and 3 &gt; 2</p>'],
];

const markup = (inside: string) => `<div class="aw-widget" data-widget="request-call-form">${inside}</div>`;

function correct(inside: string) {
  const element = putMarkup(markup(inside));
  return correctSnippet({ element, name: 'request-call-form', original: element }, leftDefinitions);
}

function said(inside: string): string[] {
  const definition = leftDefinitions.get('request-call-form');
  if (!definition) throw new Error('there is no such widget');
  return contentProblems({ definition, original: putMarkup(markup(inside)) }).map(({ sentence }) => sentence);
}

test.each([...pieces, linked])('is taken out of the corrected snippet: %s', (_, left, right) => {
  expect(correct(left).snippet).toBe(markup(right));
});

test.each([...pieces, linked])('makes a snippet a corrected one: %s', (_, left) => {
  expect(correct(left).isCorrected).toBe(true);
});

test.each([...pieces, linked])('is nothing that a snippet cannot have: %s', (_, left) => {
  expect(correct(left).removed).toEqual([]);
});

test.each([...pieces, linked])('is said: %s', (_, left) => {
  expect(said(left)).toContainEqual(expect.stringMatching(/was written behind a link by a mail program/));
});

test.each([...pieces, linked])('is not said of the corrected snippet: %s', (...[, , right]) => {
  expect(said(right)).toEqual([]);
});

test.each(pieces)('is taken out of what is pasted: %s', (_, left, right) => {
  expect(repairSource(markup(left)).text).toBe(markup(right));
});

test.each(fine)('stays in the corrected snippet: %s', (_, left) => {
  expect(correct(left)).toMatchObject({ snippet: markup(left), isCorrected: false });
});

test.each(fine)('is not said: %s', (_, left) => {
  expect(said(left)).toEqual([]);
});

test.each(fine)('stays in what is pasted: %s', (_, left) => {
  expect(repairSource(markup(left)).text).toBe(markup(left));
});

test('leaves the page as it is', () => {
  const left = markup(pieces[0]?.[1] ?? '');
  const element = putMarkup(left);
  const before = element.outerHTML;
  correctSnippet({ element, name: 'request-call-form', original: element }, leftDefinitions);
  expect(element.outerHTML).toBe(before);
});
