// @vitest-environment jsdom
import type { Kind, Limits } from '@adviser-widgets/core/internal';
import { describe, expect, test } from 'vitest';
import {
  type Attribute,
  type Problem,
  readProps,
  type ReadProps,
  type RuntimeDefinition,
} from '@adviser-widgets/widget';
import { looksMangled } from '@adviser-widgets/widget/internal';
import { repair } from './repair.ts';

type Row = [kind: Kind, text: string, value: unknown, limits?: Limits];

function definitionOf(kind: Kind, limits: Limits = {}): RuntimeDefinition {
  // Kinds differ only in the type of their default, which is absent here.
  const attribute = (of: Kind, bounds: Limits = {}) =>
    ({ kind: of, description: '', example: '', ...bounds }) as Attribute;
  const attributes = {
    x: attribute(kind, limits),
    heading: attribute('text'),
    level: attribute('integer', { min: 2, max: 6 }),
  };
  return { name: 'greeting', attributes, slots: {}, load: 'visible', callsApi: false };
}

function elementWith(text: string): Element {
  const element = document.createElement('div');
  element.setAttribute('data-x', text);
  return element;
}

function readRepaired(kind: Kind, text: string, limits?: Limits): unknown {
  return readProps(definitionOf(kind, limits), elementWith(text), { repair }).props.x;
}

function parse(html: string): Element {
  const element = document.createRange().createContextualFragment(html).firstElementChild;
  if (!element) throw new Error('expected an element');
  return element;
}

/** Reads markup mangled by an editor's tool: `heading` is a text, `level` an integer from 2 to 6. */
function readMarkup(html: string): ReadProps {
  return readProps(definitionOf('text'), parse(html), { repair });
}

const modes = { choices: ['none', 'page-slug'] };
const family = '👨\u200d👩\u200d👧';

const mangled: readonly Row[] = [
  ['text', 'Q&amp;A &lt;b&gt; &quot;x&quot; &#39;y&apos;', `Q&A <b> "x" 'y'`],
  ['text', '&nbsp;Talk to us', 'Talk to us'],
  ['text', 'Q&amp;amp;A', 'Q&A'],
  ['text', 'We&rsquo;ll call &#8211; or &#x2026; M&amacr;ori', 'We’ll call – or … Māori'],
  ['text', '”HL-2026”', 'HL-2026'],
  ['text', '″HL-2026″', 'HL-2026'],
  ['text', '’HL-2026’', 'HL-2026'],
  ['number', '8&nbsp;', 8],
  ['number', '“8”', 8],
  ['number', '-\u200b1.5', -1.5],
  ['integer', '“3”', 3],
  ['integer', '″3″', 3],
  ['integer', '‘3’', 3],
  ['integer', '&#8221;3&#8221;', 3],
  ['flag', '”no”', false],
  ['flag', 'f\ufeffalse', false],
  ['flag', 'fal\n  se', false],
  ['choice', '“none”', 'none', modes],
  ['choice', '’Page-slug’', 'page-slug', modes],
  ['choice', 'page-\n  slug', 'page-slug', modes],
  ['choice', 'page\u2060-slug', 'page-slug', modes],
  ['url', ' “https://example.nz/” ', 'https://example.nz/'],
  ['url', '/find?a=1&amp;b=2', '/find?a=1&b=2'],
  ['url', 'https://example.nz/a?b=1\n    &c=2', 'https://example.nz/a?b=1&c=2'],
  ['date', '“2026-11-21”', '2026-11-21'],
  ['date', '2026-11-\n21', '2026-11-21'],
  ['id', '“results”', 'results'],
  ['id', '&#35;results', 'results'],
  ['list', 'Q&amp;A, b', ['Q&A', 'b']],
  ['list', '“one, two”', ['one', 'two']],
  ['list', '’one, two’', ['one', 'two']],
  ['json', '{\u00a0"a":\u00a01 }', { a: 1 }],
  ['json', '{“a”: “b”}', { a: 'b' }],
  ['json', '”{“a”: “b”}”', { a: 'b' }],
  ['json', '{&quot;a&quot;: &quot;b &amp;amp; c&quot;}', { a: 'b &amp; c' }],
  ['json', '{\u00a0"a": "b\u00a0c"}', { a: 'b\u00a0c' }],
  ['html', '&lt;b&gt;Open&lt;/b&gt; today', '<b>Open</b> today'],
  ['html', '<a href=”/x”>Read</a>', '<a href="/x">Read</a>'],
  ['html', '<a\u00a0href=‘/x’>Read\u00a0on</a>', '<a href="/x">Read\u00a0on</a>'],
];

/** Correct texts, which must not be changed. */
const right: readonly Row[] = [
  ...[
    '',
    'Talk to us',
    '“Home” & away, 100\u00a0%',
    '“Talk to us”',
    '“Talk”',
    '“Ka pai” she said',
    'Kia ora “whānau”',
    "O'Neill",
    '’Tis the season',
    'We’ll call – promise…',
    'AT&T; a&b; &copy; &constructor;',
    'Māori ŌĀĒĪŪ',
    family,
    '007',
    '5″ screen',
    'two\n  lines',
    '‘single’ and ‘more’',
    'https://example.nz/?a=1&b=2',
    '1,000',
    '<b>not HTML</b>',
    'a”b',
    '$&',
    '__proto__',
  ].map((text): Row => ['text', text, text]),
  ...[
    '',
    'Open <b>today</b> &amp; tomorrow',
    '5 &lt; 6',
    '“Open” <a href="/x?a=1&amp;b=2">now</a>',
    `Kia\u00a0ora ${family}`,
    '&quot;Ā&quot;',
    'a < b',
  ].map((text): Row => ['html', text, text]),
  ...[
    '',
    '/',
    '/privacy-policy',
    'https://example.nz/a?b=1&c=2#d',
    '/find?q=“x”&y=ā',
    'tel:0800000000',
    'mailto:kia@ora.nz',
    '//cdn.example.nz/x.js',
    '#top',
    '?q=1;2',
    'https://example.nz/007',
    "/o'neill",
    '/a&b;c',
  ].map((text): Row => ['url', text, text]),
  ...['results', 'Ngā-hua_1:2', '007', "a'b"].map((text): Row => ['id', text, text]),
  ...['2026-11-21', '2028-02-29', '0001-01-01'].map((text): Row => ['date', text, text]),
  ['number', '0', 0],
  ['number', '-1.50', -1.5],
  ['integer', '007', 7],
  ['flag', '', true],
  ['flag', 'no', false],
  ['choice', 'page-slug', 'page-slug', modes],
  ['list', '', []],
  ['list', 'Mortgages, Insurance & more, “Home”', ['Mortgages', 'Insurance & more', '“Home”']],
  ['list', '“a”, “b”', ['“a”', '“b”']],
  ['list', "'a', 'b'", ["'a'", "'b'"]],
  ['list', '‘a’, ‘b’', ['‘a’', '‘b’']],
  ['list', `007,${family}`, ['007', family]],
  ['json', '{"a":[1,null,"007"]}', { a: [1, null, '007'] }],
  ['json', '"“text”"', '“text”'],
  ['json', `{"name":"“Home”\u00a0${family} &amp; Q&amp;A"}`, { name: `“Home”\u00a0${family} &amp; Q&amp;A` }],
  ['json', '\u00a0{"name":"a\u00a0b"}\u200b', { name: 'a\u00a0b' }],
  ['json', '{\n  "a": "“b”"\n}', { a: '“b”' }],
];

describe('a mangled value', () => {
  test.each(mangled)('%s %j is repaired', (kind, text, value, limits) => {
    expect(readRepaired(kind, text, limits)).toEqual(value);
  });

  test.each(mangled)('%s %j looks mangled', (_kind, text) => {
    expect(looksMangled(elementWith(text))).toBe(true);
  });

  test.each([
    'java\u200bscript:alert(1)',
    '“javascript:alert(1)”',
    'java&#10;script:alert(1)',
    'java\n  script:alert(1)',
    '&#106;avascript:alert(1)',
    'data&colon;x&#58;data:text/html,x',
    '”vbscript:x”',
  ])('never becomes a harmful address: %j', (text) => {
    expect(String(readRepaired('url', text) ?? '')).not.toMatch(/^\s*(java|vb)script:|^data:/i);
  });
});

describe('a correct value', () => {
  test.each(right)('%s %j stays unchanged when read strictly', (kind, text, value, limits) => {
    expect(readProps(definitionOf(kind, limits), elementWith(text)).props.x).toEqual(value);
  });

  test.each(right)('%s %j stays unchanged when repaired', (kind, text, value, limits) => {
    expect(readRepaired(kind, text, limits)).toEqual(value);
  });

  test.each(right)('%s %j leaves nothing to report', (kind, text, _value, limits) => {
    expect(readProps(definitionOf(kind, limits), elementWith(text), { repair }).problems).toEqual([]);
  });
});

describe('a value that curly quotes split', () => {
  test.each([
    ['<p data-heading=”Talk to us”>', 'Talk to us'],
    ['<p data-heading=“Talk To us” data-level="3">', 'Talk to us'],
    ['<p data-heading=‘Talk to us’>', 'Talk to us'],
    ['<p data-heading=″Talk us″ class="aw-widget">', 'Talk us'],
    ['<p data-heading=” Talk us”>', 'talk us'],
    ['<p data-heading=&quot;Talk to us&quot; data-level=2>', 'Talk to us'],
    ['<p data-heading=”We’ll call”>', 'We’ll call'],
    ['<p data-heading=Talk to us”>', 'Talk to us'],
  ])('%s is joined again', (html, heading) => {
    expect(readMarkup(html).props.heading).toBe(heading);
  });

  test('is reported with the repaired value', () => {
    expect(readMarkup('<p data-heading=”Talk To Us” data-level=3>').problems).toEqual<Problem[]>([
      { kind: 'damaged', name: 'heading', text: 'Talk to us', damage: 'curly', isLossy: true },
    ]);
  });

  test('does not change its neighbours', () => {
    expect(readMarkup('<p data-heading=”Talk to us” data-level=”3”>').props.level).toBe(3);
  });

  test.each([
    ['<p data-heading=”Talk>', 'Talk'],
    ['<p data-heading=”Talk data-level="3">', 'Talk'],
    ['<p data-heading=“Talk class="x”">', 'Talk'],
    ['<p data-heading="Talk us” data-level=" 3">', 'Talk us'],
    ['<p data-heading="”Talk" title="x" us”>', 'Talk'],
    ['<p data-heading="”Talk" data-level="3" us”>', 'Talk'],
  ])('%s keeps what is left before its closing quote', (html, heading) => {
    const { props, problems } = readMarkup(html);
    expect(props.heading).toBe(heading);
    expect(problems[0]).toEqual({
      kind: 'damaged',
      name: 'heading',
      text: heading,
      damage: 'curly',
      isLossy: true,
    });
  });

  test.each([
    ['<p data-heading="“Talk to us" closed”>', '“Talk to us'],
    ['<p data-heading="“Ka pai”" us”>', '“Ka pai”'],
    ['<p data-heading="’Tis" title="x”">', '’Tis'],
  ])('%s was not split and stays unchanged', (html, heading) => {
    const { props, problems } = readMarkup(html);
    expect(props.heading).toBe(heading);
    expect(problems).toEqual([]);
  });

  test('of an unknown attribute is not reported separately', () => {
    expect(readMarkup('<p data-headng=”Talk to us”>').problems).toEqual<Problem[]>([
      { kind: 'attribute', name: 'headng', text: 'Talk to us' },
    ]);
  });
});

describe('a mangled name', () => {
  test.each([
    ['<p class="x"\u00a0data-level="3">', 3],
    ['<p data-le\u200bvel="3">', 3],
    ['<p \ufeffdata-level="3">', 3],
    ['<a href="/x#widget=greeting&amp;amp;level=3">Call</a>', 3],
  ])('%s is repaired', (html, level) => {
    expect(looksMangled(parse(html))).toBe(true);
    expect(readMarkup(html)).toMatchObject({ props: { level }, problems: [] });
  });

  test('never replaces a correct one', () => {
    expect(readMarkup('<p data-level="3" \u00a0data-level="4">').props.level).toBe(3);
  });

  test('never becomes a reserved name', () => {
    expect(readMarkup('<p \u00a0data-widget-load="idle">').problems).toEqual([]);
  });
});

describe('looksMangled', () => {
  test.each([
    '<div class="aw-widget" data-widget="x" data-heading="Talk to us" data-campaign-id="HL-2026">',
    '<div data-heading="We’ll call – promise… O\'Neill" data-link="/a?b=1&c=2">',
    '<div data-heading="Māori & Pākehā 🎉" data-level="">',
    '<div data-customer=\'[\n  {"a": 1},\n  {"b": 2}\n]\'>',
    '<a href="/request-a-call#widget=x&heading=Talk%20to%20us&campaign-id=1">',
  ])('is false for %s', (html) => {
    expect(looksMangled(parse(html))).toBe(false);
  });
});
