// @vitest-environment jsdom
import { putMarkup } from '@adviser-widgets/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { checkPage } from './check-page.ts';

afterEach(() => document.body.replaceChildren());

/** The sentences about a page with this body; elements with `data-known` are known to the runtime. */
function check(html: string): string[] {
  putMarkup(`<main>${html}</main>`);
  const known = [...document.querySelectorAll('[data-known]')];
  return checkPage(document, {
    known,
    slotNames: ['success', 'intro'],
    isContent: (name) => name === 'pop-up',
  }).map(({ sentence }) => sentence);
}

test('finds nothing on a correct page', () => {
  expect(
    check(
      '<div class="aw-widget" data-widget="greeting" data-known><p id="a" data-slot="intro">Hi</p></div><p id="b">x < y, data-widget= z</p>',
    ),
  ).toEqual([]);
});

describe('stripped attributes', () => {
  test("are reported with the element's text and what to do", () => {
    expect(check('<div class="aw-widget"><p>Prefer to talk?</p></div>')).toEqual([
      expect.stringMatching(
        /^A widget “Prefer to talk\?” has lost its attributes: .* allow data-\* attributes .* or use the link form\.$/,
      ),
    ]);
  });

  test('are reported for an element without text too', () => {
    expect(check('<div class="aw-widget"></div>')).toEqual([expect.stringMatching(/^A widget has lost/)]);
  });

  test.each(['data-wiget', 'data-widgt', 'data-widgets'])('are not reported if %s was mistyped', (name) => {
    expect(check(`<div class="aw-widget" ${name}="“Callback-form”"></div>`)).toEqual([
      `A widget does not load: ${name} is mistyped; write data-widget="callback-form".`,
    ]);
  });

  test('are not reported for a link that carries its props in its address', () => {
    expect(check('<a class="aw-widget" href="/call#widget=greeting">Call</a>')).toEqual([]);
  });
});

describe('escaped markup', () => {
  test.each([
    ['escaped once', '<p>&lt;div class="aw-widget" data-widget="greeting"&gt;</p>'],
    ['escaped twice', '<p>&amp;lt;div data-widget="greeting"&amp;gt;</p>'],
    ['in a code block', '<pre><code>&lt;div data-widget="greeting"></code></pre>'],
    ['with curled quotes and a line break', '<p>&lt;div class=”aw-widget”\n data-widget=”greeting”></p>'],
  ])('that readers see, %s, is reported with its start', (_, html) => {
    expect(check(html)).toEqual([
      expect.stringMatching(/^The page shows a snippet as text: “(<|&lt;)div .*…”.*HTML block/),
    ]);
  });

  test.each([
    ['a script', '<script type="text/plain"><div data-widget="x"></script>'],
    ['a style sheet', '<style>/* <div data-widget="x"> */</style>'],
    ['a text field', '<textarea>&lt;div data-widget="x"></textarea>'],
    ['a widget', '<div class="aw-root">&lt;div data-widget="x"></div>'],
    ['the report', '<section class="aw-report">&lt;div data-widget="x"></section>'],
  ])('in %s is not reported', (_, html) => {
    expect(check(html)).toEqual([]);
  });
});

describe('an id', () => {
  test('on several elements is reported once, with their number', () => {
    expect(check('<p id="a"></p><p id="b"></p><p id="a"></p><p id="a"></p>')).toEqual([
      'The id "a" is on 3 elements; give each element its own id.',
    ]);
  });

  test('that is empty is not reported', () => {
    expect(check('<p id=""></p><p id=""></p>')).toEqual([]);
  });
});

describe('a slot outside any placeholder', () => {
  test('is reported', () => {
    expect(check('<div data-slot=" Success ">Thanks!</div>')).toEqual([
      expect.stringMatching(/^data-slot=" Success " “Thanks!” is outside any widget;/),
    ]);
  });

  test.each([
    ['of another library', '<button data-slot="button">Go</button>'],
    ['inside a placeholder', '<div data-widget="x" data-known><p><b data-slot="intro">Hi</b></p></div>'],
    ['that a widget shows', '<div class="aw-root"><b data-slot="success">Hi</b></div>'],
  ])('%s is not reported', (_, html) => {
    expect(check(html)).toEqual([]);
  });
});

describe('a second script of the loader', () => {
  test.each([
    [
      'of the same release',
      'https://cdn.example.nz/aw/1/loader.js',
      'https://cdn.example.nz/aw/1/loader.js?ver=6',
    ],
    [
      'of another release',
      'https://cdn.example.nz/aw/1/loader.js',
      'https://cdn.example.nz/aw/1.0.0/loader.js',
    ],
    [
      'at another address',
      'https://cdn.example.nz/adviser-widgets/1/loader.js',
      'https://www.example.nz/static/adviser-widgets/1/light/loader.js',
    ],
  ])('%s is reported with both addresses', (_, first, second) => {
    const [sentence = '', ...others] = check(
      `<script src="${first}"></script><script src="${second}"></script>`,
    );
    expect(others).toEqual([]);
    expect(sentence).toContain('2 times');
    expect(sentence).toContain(`(${first}, ${second})`);
  });

  test('is found without URL.canParse, past an invalid address (Safari 16)', () => {
    vi.stubGlobal(
      'URL',
      class extends URL {
        static override readonly canParse = undefined as never; // inherited in jsdom, so it cannot be deleted
      },
    );
    const script = '<script src="https://cdn.example.nz/aw/1/loader.js"></script>';
    const sentences = check(`<script src="https://:0/loader.js"></script>${script}${script}`);
    expect(sentences).toEqual([expect.stringContaining('2 times')]);
  });

  test('of another library is not reported', () => {
    expect(
      check(
        '<script src="https://cdn.example.nz/aw/1/loader.js"></script><script src="https://other.example/1/loader.js"></script><script src="/app.js"></script>',
      ),
    ).toEqual([]);
  });
});

test('a widget is not reported for being inside a torn tag, which has no end tag', () => {
  const torn = '<div\u00a0class="aw-widget" data-widget="outer" data-known><p>Call us</p></div>';
  expect(check(`${torn}<p data-widget="inner">Hi</p>`)).toEqual([
    expect.stringMatching(/^A widget “Call usHi” is damaged: a no-break space is in or before class/),
  ]);
});

describe('a placeholder that the loader skips', () => {
  test('is reported inside the content of another one', () => {
    expect(check('<div data-widget="outer" data-known><p data-widget="inner">Hi</p></div>')).toEqual([
      'inner “Hi” does not load: it is inside outer, whose content is only shown until that widget has loaded; move it out.',
    ]);
  });

  test('is reported in an editor', () => {
    const editor = putMarkup('<div data-widget="inner"></div>');
    Object.defineProperty(editor, 'isContentEditable', { value: true }); // missing in jsdom
    expect(check('')).toEqual([expect.stringMatching(/^inner does not load: it is in an editable area/)]);
  });

  test.each([
    [
      'in a slot, which comes with the slot',
      '<div data-widget="outer" data-known><div data-slot="intro"><p data-widget="inner">Hi</p></div></div>',
    ],
    ['that will be found soon', '<p data-widget="inner">Hi</p>'],
    [
      "in a widget's own output",
      '<div data-widget="outer" data-known><div class="aw-root"><p data-widget="inner">Hi</p></div></div>',
    ],
  ])('is not reported %s', (_, html) => {
    expect(check(html)).toEqual([]);
  });
});

test('says which settings a wrapped reply has cost a form', () => {
  const html =
    '> <div class="aw-widget" data-widget="greeting" data-known\n> data-heading="Hi"\n> data-campaign-id="HL-2026">\n> Call</div>';
  expect(check(html).join('\n')).toContain(
    'So data-heading and data-campaign-id have no effect, and leads arrive without data-campaign-id.',
  );
});
