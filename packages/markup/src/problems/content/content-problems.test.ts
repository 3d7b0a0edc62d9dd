// @vitest-environment jsdom
import { putMarkup } from '@adviser-widgets/testing';
import { leftDefinitions } from '@adviser-widgets/testing/left-markup';
import { expect, test } from 'vitest';
import { contentProblems } from './content-problems.ts';

function problems(inside: string, widget = 'request-call-form'): string {
  const original = putMarkup(`<div data-widget="${widget}">${inside}</div>`);
  const definition = leftDefinitions.get(widget);
  if (!definition) throw new Error('there is no such widget');
  return contentProblems({ definition, original })
    .map(({ sentence }) => sentence)
    .join('\n');
}

const call = '<p>Call <a href="tel:0800000000">0800 000 000</a></p>';

test.each([
  ['the footer of the page', `${call}<p>Rest</p><footer>Acme</footer>`, '<footer> in its content'],
  ['the headings of the page', `${call}<h2>One</h2><h2>Two</h2>`, '2 headings in its content'],
  ['much text', `${call}<p>${'Rest of it. '.repeat(200)}</p>`, 'characters of text in its content'],
  [
    'a page in a slot',
    `<div data-slot="success">Ta ${call}<nav>Home</nav></div>`,
    '<nav> in its slot "success"',
  ],
])('a form has %s inside', (_, inside, said) => {
  expect(problems(inside)).toContain(said);
});

test.each([call, `<h2>Request a call</h2>${call}`, `<div data-slot="success"><h3>Thanks</h3></div>${call}`])(
  'nothing is said of %s',
  (inside) => {
    expect(problems(inside)).toBe('');
  },
);

/** What is said of a form in a page. */
function inPage(page: string): string {
  const element = putMarkup(`<main>${page}</main>`).querySelector('[data-widget]');
  const definition = leftDefinitions.get('request-call-form');
  if (!definition || !element) throw new Error('there is no such widget');
  return contentProblems({ definition, original: element, element })
    .map(({ sentence }) => sentence)
    .join('\n');
}

const start = '<div data-widget="request-call-form">';
const thanks = '<div data-slot="success"><h3>Thanks</h3><p>We call you.</p></div>';

test.each([
  [
    'a heading and text',
    `${start}${call}<h2>Rates</h2><p>They rise.</p>`,
    'the heading “Rates” after its text',
  ],
  ['a section', `${start}${call}<section>Rates</section>`, '<section> after its text'],
  [
    'its own fallback in a slot, and text',
    `${start}<div data-slot="success"><p>Thanks</p>${call}</div><h2>Rates</h2><p>They rise.</p>`,
    'the way to call in a slot, other text after it',
  ],
])('a form that no end tag closes has taken in %s', (_, page, said) => {
  expect(inPage(page)).toContain(`has ${said}, and nothing follows it, so an end tag seems to be missing`);
});

test.each([
  ['has its end tag, and the page goes on', `${start}${call}<h2>Rates</h2></div><p>More</p>`],
  ['is the last of its page', `<h1>Call</h1>${start}${call}</div>`],
  ['has a heading first', `${start}<h2>Request a call</h2>${call}<p>Or write.</p></div>`],
  ['has headings in slot and fallback', `${start}${thanks}<h2>Request a call</h2>${call}</div>`],
  ['says the number in both', `${start}<div data-slot="success">${call}</div><p>Write</p>${call}</div>`],
])('nothing is said of a form that %s', (_, page) => {
  expect(inPage(page)).toBe('');
});

test('says nothing of what a torn tag, which has no end tag, has taken in', () => {
  const name = 'request-call-form';
  const original = putMarkup(
    `<div\u00a0class="aw-widget" data-widget="${name}">${call}</div><footer>Acme</footer>`,
  );
  const definition = leftDefinitions.get(name);
  expect(definition && contentProblems({ definition, original })).toEqual([]);
});

const wrapper = 'https://aus01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.example.nz%2Fguide';

test.each([
  [
    `<a href="${wrapper}&amp;data=05">Guide</a>`,
    'the address in href was rewritten by a mail program, a search or a chat, in <a> inside; write href="https://www.example.nz/guide"',
  ],
  [
    `<p>https://www.example.nz/guide&lt;${wrapper}&amp;data=05&gt;</p>`,
    '“<https://aus01.safelinks.protection.outlook.com/?url=https%3…” was written behind a link by a mail program; delete it',
  ],
  [
    `<p>https://www.example.nz/guide<${wrapper}&data=05></p>`,
    '“<https://…>” was written behind a link by a mail program; delete it',
  ],
  [
    '<a href="tel : 04 123">Call</a>',
    'a space is in href where none belongs, in <a> inside; write href="tel:04 123"',
  ],
])('%s is said to be damaged', (inside, said) => {
  expect(problems(inside)).toContain(said);
});

test.each([
  '<p>See <a href="https://www.example.nz/?u=https%3A%2F%2Fa.nz">a.nz</a></p>',
  '<p>&lt;https://www.example.nz/guide&gt;</p>',
])('nothing is said of the address in %s', (inside) => {
  expect(problems(inside)).toBe('');
});

test('says which link has curly quotes, and what to write', () => {
  expect(problems('<a href="“tel:0800123”">Call</a>')).toContain('in <a> inside; write href="tel:0800123"');
});
