// @vitest-environment jsdom
import { putMarkup, sampleDefinitions } from '@adviser-widgets/testing';
import { leftDefinitions } from '@adviser-widgets/testing/left-markup';
import { describe, expect, test } from 'vitest';
import { correctSnippet } from './correct-snippet.ts';

function correct(html: string, original?: Element) {
  const element = putMarkup(html);
  const name = (element.dataset.widget ?? '').trim().toLowerCase();
  return correctSnippet({ element, name, original: original ?? element }, sampleDefinitions);
}

function corrected(html: string): string {
  return correct(html).snippet;
}

/** A placeholder with these attributes; also the expected corrected snippet. */
const greeting = (attributes: string) =>
  `<div data-widget="greeting"${attributes && ` ${attributes}`}><p>Hi</p></div>`;

describe('attributes', () => {
  test.each([
    ['a mistyped name is corrected', 'data-headding="Kia ora"', 'data-heading="Kia ora"'],
    ['a former name becomes the current one', 'data-href="/a"', 'data-link="/a"'],
    [
      'a former name is removed if the current one is present',
      'data-href="/old" data-link="/new"',
      'data-link="/new"',
    ],
    ['an unknown name is removed', 'data-aw-colour="red" data-heading="Kia ora"', 'data-heading="Kia ora"'],
    ["another tool's attribute stays", 'data-aos="fade" data-level="3"', 'data-aos="fade" data-level="3"'],
    [
      'a mistyped name is removed if the correct one is present',
      'data-headding="a" data-heading="b"',
      'data-heading="b"',
    ],
    ['the first of two mistyped names counts', 'data-headding="a" data-heding="b"', 'data-heading="a"'],
    [
      'attributes that the library wrote are removed',
      'data-widget-state="ready" data-widget-version="1.0.0"',
      '',
    ],
    ['attributes that the library reads are kept', 'data-widget-load="idle"', 'data-widget-load="idle"'],
    [
      'attributes that are not props are kept',
      'id="hi" class="aw-widget wide" lang="mi"',
      'id="hi" class="aw-widget wide" lang="mi"',
    ],
    [
      'a valid value is kept byte for byte',
      'data-heading=" Kia  ora – “e hoa” " data-closable="YES"',
      'data-heading=" Kia  ora – “e hoa” " data-closable="YES"',
    ],
    [
      'a nearly correct value is corrected',
      'data-closable="off" data-mode="bookley"',
      'data-closable="false" data-mode="booklet"',
    ],
    ['a mistyped name and its value are both corrected', 'data-closeable="off"', 'data-closable="false"'],
    ['a value without a certain correction is kept', 'data-speed="fast"', 'data-speed="fast"'],
    [
      'a number out of range becomes the nearest valid one',
      'data-heading-level="7"',
      'data-heading-level="6"',
    ],
    [
      'a value that curly quotes split is joined again',
      'data-heading="”Talk" to="" us”="" lang="mi"',
      'data-heading="Talk to us" lang="mi"',
    ],
    ["another tool's attribute is kept", 'data-aos="fade"', 'data-aos="fade"'],
  ])('%s', (_, before, after) => {
    expect(corrected(greeting(before))).toBe(greeting(after));
  });

  test('that are required and missing are added empty: an example would end up on a page', () => {
    expect(corrected('<div data-widget="iframe-embed" data-src="/b.html"></div>')).toBe(
      '<div data-widget="iframe-embed" data-src="/b.html" data-title=""></div>',
    );
  });

  test('that are required and wrong are emptied', () => {
    expect(
      corrected('<div data-widget="iframe-embed" data-src="javascript:x" data-title="T"></div>'),
    ).toContain('data-src=""');
  });

  test('that are emptied are named', () => {
    expect(correct('<div data-widget="iframe-embed" data-src="javascript:x"></div>').blank).toEqual([
      'data-src',
      'data-title',
    ]);
  });

  test('that are required and mistyped are corrected, not added again', () => {
    expect(corrected('<div data-widget="iframe-embed" data-scr="/b.html" data-title="T"></div>')).toBe(
      '<div data-widget="iframe-embed" data-src="/b.html" data-title="T"></div>',
    );
  });
});

describe("the widget's name", () => {
  test.each([
    [' Greeting ', 'greeting'],
    ['greetin', 'greeting'],
    ['iframe-embedd', 'iframe-embed'],
    ['nothing-like-it', 'nothing-like-it'],
  ])('"%s" becomes "%s"', (before, after) => {
    expect(corrected(`<div data-widget="${before}" data-src="/" data-title="T"></div>`)).toContain(
      `data-widget="${after}"`,
    );
  });

  test('when corrected, also corrects the attributes of that widget', () => {
    expect(corrected('<div data-widget="greetin" data-headding="Hi"></div>')).toBe(
      '<div data-widget="greeting" data-heading="Hi"></div>',
    );
  });
});

describe('content', () => {
  test('is what the author wrote, even after a widget has mounted', () => {
    const original = putMarkup(
      '<div data-widget="greeting"><!-- note --><p>Call <a href="tel:0800">us</a></p></div>',
    );
    expect(
      correct(
        '<div data-widget="greeting" data-widget-state="ready"><div class="aw-root">a form</div></div>',
        original,
      ).snippet,
    ).toBe('<div data-widget="greeting"><!-- note --><p>Call <a href="tel:0800">us</a></p></div>');
  });

  test('has its mistyped slots corrected', () => {
    expect(
      corrected(
        '<div data-widget="greeting"><div data-slot="sucess">Ka pai</div><div data-slot="intro">Hi</div></div>',
      ),
    ).toBe(
      '<div data-widget="greeting"><div data-slot="success">Ka pai</div><div data-slot="intro">Hi</div></div>',
    );
  });

  test('keeps a mistyped slot whose right name another has: only the first of a name shows', () => {
    const html =
      '<div data-widget="greeting"><div data-slot="sucess">A</div><div data-slot="success">B</div></div>';
    expect(corrected(html)).toBe(html);
  });

  test('corrects only the first of two mistyped slots to the same name', () => {
    expect(
      corrected('<div data-widget="greeting"><i data-slot="sucess">A</i><i data-slot="succes">B</i></div>'),
    ).toBe('<div data-widget="greeting"><i data-slot="success">A</i><i data-slot="succes">B</i></div>');
  });

  test("keeps a nested placeholder, without the library's attributes", () => {
    expect(
      corrected(
        '<div data-widget="greeting"><div data-slot="intro"><b data-widget="greetin" data-widget-state="invalid">x</b></div></div>',
      ),
    ).toContain('<b data-widget="greetin">x</b>');
  });
});

test.each([
  ['<p><a href="“tel:0800123”">Call</a></p>', '<p><a href="tel:0800123">Call</a></p>'],
  ['<p><a href="“tel:0800" 123”="">Call</a></p>', '<p><a href="tel:0800 123">Call</a></p>'],
  ['<div data-slot="“intro”">Hi</div>', '<div data-slot="intro">Hi</div>'],
  ['<img src="/a.jpg" alt="">', '<img src="/a.jpg" alt="">'],
  ['<img src="/a.jpg" alt="“Kia ora”">', '<img src="/a.jpg" alt="“Kia ora”">'],
])('curly quotes of a tag inside: %s', (inside, right) => {
  expect(corrected(`<div data-widget="greeting">${inside}</div>`)).toBe(
    `<div data-widget="greeting">${right}</div>`,
  );
});

test.each([
  ['data-heading="Plan your\n> first home"', true],
  ['data-heading=3D"Hi"', true],
  ['data-heading="Hi"', false],
])('%s needs the original: %s', (attributes, isTorn) => {
  expect(correct(greeting(attributes)).isTorn).toBe(isTorn);
});

test.each([
  [
    'a value that has taken a slot in',
    '<div data-widget="greeting" data-id="A><div data-slot="intro">Hi</div>Call</div>',
    true,
  ],
  ['a page in a torn tag', '<div\u00a0class="aw-widget" data-widget="greeting">Hi</div><h2>Next</h2>', true],
  ['settings as text', '<div data-widget="greeting">\n> data-heading="Hi"> Call</div>', true],
  [
    'a page in the content',
    '<div data-widget="request-call-form"><p>Call</p><footer>Acme</footer></div>',
    true,
  ],
  [
    'curly quotes around its name',
    '<div data-widget=« request-call-form » data-heading=« Hi »>Call</div>',
    true,
  ],
  ['a wrong name', '<div data-widget="photo-slider">Call</div>', false],
])('%s needs the original: %s', (_, html, isTorn) => {
  const element = putMarkup(html);
  const name = element.dataset.widget ?? '';
  const definitions = new Map([...sampleDefinitions, ...leftDefinitions]);
  expect(correctSnippet({ element, name, original: element }, definitions).isTorn).toBe(isTorn);
});

test('a class in curly quotes that the parser kept is the class', () => {
  expect(corrected('<div class="“aw-widget”" data-widget="greeting">Hi</div>')).toBe(
    '<div class="aw-widget" data-widget="greeting">Hi</div>',
  );
});

describe('an id that the page has in lower case, as its quotes are wrong', () => {
  const markup = `<div data-widget="request-call-form" data-heading="Talk to us data-campaign-id="HL-2026"></div>`;
  const element = () => putMarkup(markup);
  const correctId = () => {
    const own = element();
    return correctSnippet({ element: own, name: 'request-call-form', original: own }, leftDefinitions);
  };

  test('stays in sight, empty', () => {
    expect(correctId().snippet).toBe(
      '<div data-widget="request-call-form" data-heading="Talk to us" data-campaign-id=""></div>',
    );
  });

  test('is named', () => {
    expect(correctId().blank).toEqual(['data-campaign-id']);
  });
});

test('settings whose names a translator has changed get them back, the campaign among them', () => {
  const element = putMarkup(
    '<div data-widget="request-call-form" données-campagne-id="AROHA-2026" data-titre="Appelez-nous"></div>',
  );
  const { snippet } = correctSnippet(
    { element, name: 'request-call-form', original: element },
    leftDefinitions,
  );
  expect(snippet).toBe(
    '<div data-widget="request-call-form" data-campaign-id="AROHA-2026" data-heading="Appelez-nous"></div>',
  );
});

test('a translated name that is like none of the widget is left out, as other unknown names are', () => {
  const element = putMarkup('<div data-widget="request-call-form" data-emplacement="Nelson"></div>');
  const { snippet } = correctSnippet(
    { element, name: 'request-call-form', original: element },
    leftDefinitions,
  );
  expect(snippet).toBe('<div data-widget="request-call-form"></div>');
});

describe('the number of problems left', () => {
  test.each([
    [greeting(''), 0],
    [greeting('data-headding="Hi" data-closable="off"'), 0],
    [greeting('data-speed="fast" data-heading-level="7"'), 1],
    ['<div data-widget="iframe-embed"></div>', 2],
    ['<div data-widget="nothing-like-it"></div>', 1],
  ])('of %s is %i', (html, left) => {
    expect(correct(html).left).toBe(left);
  });
});

test.each([
  ['data-headding="Kia ora"', true],
  ['data-heading="Kia ora" data-widget-state="ready"', false],
])('%s is corrected: %s', (attributes, isCorrected) => {
  expect(correct(greeting(attributes)).isCorrected).toBe(isCorrected);
});

test('a name that no widget has is left as it is', () => {
  expect(correct('<div data-widget="photo-slider"></div>').isCorrected).toBe(false);
});

test('says what it leaves out of what the page has', () => {
  const { removed, snippet } = correct(
    '<div data-widget="greeting" onclick="x()"><style>p { color: red }</style><p>Hi</p></div>',
  );
  expect(removed).toEqual(['onclick', '<style>']);
  expect(snippet).toBe('<div data-widget="greeting"><p>Hi</p></div>');
});
