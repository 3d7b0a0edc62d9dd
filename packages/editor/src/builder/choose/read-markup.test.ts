// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { readMarkup } from './read-markup.ts';
import { sampleWidgets } from '../sample-widgets.ts';
import { writeSnippet } from '../draft/write-snippet.ts';

const read = (markup: string) => readMarkup(markup, sampleWidgets);

/** The corrected markup of the first widget. */
function repairedSnippet(markup: string): string {
  const [first] = read(markup).found;
  if (!first?.draft) throw new Error('nothing was found');
  return writeSnippet(first.draft);
}

test('finds nothing to fix in a correct snippet', () => {
  const { found, repairs, notes } = read(
    '<div class="aw-widget" data-widget="request-call-form" data-heading="Talk to us"><p>Call us</p></div>',
  );
  expect(found.map(({ name, problems }) => [name, problems])).toEqual([['request-call-form', []]]);
  expect(repairs).toEqual([]);
  expect(notes).toEqual([]);
});

test('reads a form whose fields are called like its own members', () => {
  const members = new Set<string>();
  let holder: object = HTMLFormElement.prototype;
  while (holder !== Object.prototype) {
    Object.getOwnPropertyNames(holder).forEach((name) => members.add(name));
    holder = Object.getPrototypeOf(holder) as object;
  }
  const fields = [...members].map((name) => `<input name="${name}">`).join('');
  const markup = `<form class="aw-widget" data-widget="request-call-form" data-heading="Hi">${fields}</form>`;
  const [first, ...others] = read(markup).found;
  expect([first?.name, others]).toEqual(['request-call-form', []]);
  expect(first?.draft).toMatchObject({ tag: 'form', attributes: { heading: 'Hi' }, content: fields });
});

test('closes a placeholder that ends in its own tag, and leaves out what follows', () => {
  const markup = '<p><div data-widget="request-call-form" data-heading="x"/></p><p>rest</p>';
  expect(read(markup).repairs).toEqual(['Repaired: <div … /> does not close. It is read as <div …></div>.']);
  expect(repairedSnippet(markup)).toBe(
    '<div class="aw-widget" data-widget="request-call-form" data-heading="x"></div>',
  );
});

describe('of a widget without an end tag', () => {
  const markup =
    '<div data-widget="collapse" data-label="More"><p>x</p></div><div data-widget="request-call-form"><p>Call us</p><h2>The rest</h2>';

  test('says so at the widget', () => {
    const { found, notes } = read(markup);
    expect(notes).toEqual([]);
    expect(found[1]?.problems).toEqual([
      'Request a call has no end tag, so all that follows is inside it: write </div> where it ends.',
    ]);
  });

  test('says nothing at the other widgets', () => {
    expect(read(markup).found[0]?.problems).toEqual([]);
  });

  test('the draft says which part may hold more of the page', () => {
    expect(read(markup).found[1]?.draft?.unclosed).toBe('content');
    expect(read(markup).found[0]?.draft?.unclosed).toBeUndefined();
  });

  test('says which slot', () => {
    const [first] = read(
      '<section data-widget="request-call-form"><div data-slot="success"><p>Thanks</p><p>Call us</p></section>',
    ).found;
    expect(first?.draft?.unclosed).toBe('success');
  });

  test('says it of the page, if the widget is inside another', () => {
    const { notes } = read(
      '<section data-widget="accordion"><h3>A</h3><div data-widget="collapse" data-label="x"><p>y</p></section>',
    );
    expect(notes).toEqual([expect.stringMatching(/^Collapse has no end tag/)]);
  });
});

test('says that a widget has the rest of the page inside', () => {
  const [first] = read(
    '<div><div data-widget="request-call-form"><p>Call us</p><footer>Acme</footer></div>',
  ).found;
  expect(first?.problems).toEqual([expect.stringMatching(/^This widget has <footer> in its content/)]);
});

test('straightens the quotes of a link inside', () => {
  const markup = '<div data-widget="request-call-form"><p><a href=“tel:0800 1”>Call</a></p></div>';
  expect(repairedSnippet(markup)).toContain('href="tel:0800 1"');
  expect(read(markup).repairs).toEqual([expect.stringContaining('the quotes of href')]);
});

describe('fixes pasted markup', () => {
  test.each([
    [
      'a mistyped attribute',
      '<div data-widget="request-call-form" data-headding="Hi"></div>',
      'data-heading="Hi"',
    ],
    [
      'a mistyped widget',
      '<div data-widget="request-call-from" data-heading="Hi"></div>',
      'data-widget="request-call-form" data-heading="Hi"',
    ],
    [
      'a value out of its range',
      '<div data-widget="request-call-form" data-heading-level="9"></div>',
      'data-heading-level="6"',
    ],
    [
      'a mistyped slot',
      '<div data-widget="request-call-form"><div data-slot="sucess">Ka pai</div></div>',
      '<div data-slot="success">Ka pai</div>',
    ],
    [
      'curly quotes',
      '<div class=“aw-widget” data-widget=“request-call-form” data-heading=“Talk to us”></div>',
      'data-heading="Talk to us"',
    ],
    [
      'a required attribute that is missing',
      '<div data-widget="iframe-embed" data-src="/a"></div>',
      'data-title="',
    ],
    [
      'markup that a CMS showed as text',
      '<p>&lt;div data-widget="request-call-form" data-heading="Hi"&gt;&lt;/div&gt;</p>',
      'data-heading="Hi"',
    ],
    [
      'markup that was escaped twice',
      '&amp;lt;div data-widget="request-call-form" data-heading="Hi"&amp;gt;',
      'data-heading="Hi"',
    ],
  ])('%s', (_, markup, expected) => {
    expect(repairedSnippet(markup)).toContain(expected);
  });
});

test('reports each problem with its fix', () => {
  const [first] = read(
    '<div data-widget="request-call-form" data-headding="Hi" data-heading-level="x"></div>',
  ).found;
  expect(first?.problems).toEqual([
    expect.stringMatching(/data-headding.*data-heading="Hi"/),
    expect.stringMatching(/data-heading-level="x" is not a whole number from/),
  ]);
});

test('reports the name of an unknown widget, and opens nothing', () => {
  expect(read('<div data-widget="weather"></div>').found).toEqual([
    { name: 'weather', isLink: false, problems: ['There is no widget "weather".'], draft: undefined },
  ]);
});

test.each(['requestcall', ' RequestCallForm ', 'ring me'])('offers the widget that “%s” names', (text) => {
  const [first] = read(text).found;
  expect(first?.draft?.widget).toBe('request-call-form');
  expect(first?.problems[0]).toContain('is not markup');
});

test('reads a link as a link', () => {
  const [first] = read('<a href="/call#widget=request-call-form&heading=Hi%20there">Call me</a>').found;
  expect(first).toMatchObject({
    isLink: true,
    problems: [],
    draft: { attributes: { heading: 'Hi there' }, link: { address: '/call', text: 'Call me' } },
  });
});

test('fixes the settings of a link, and keeps where it leads', () => {
  const [first] = read('<a href="/call#widget=request-call-form&headding=Hi">Call me</a>').found;
  expect(first?.draft?.attributes).toEqual({ heading: 'Hi' });
  expect(first?.draft?.link).toEqual({ address: '/call', text: 'Call me' });
});

test('finds every outermost widget of a page, and keeps inner ones in its content', () => {
  const { found } = read(
    '<main><div data-widget="accordion"><h3>A</h3><div data-widget="request-call-form"></div></div><p>x</p><span data-widget="typing-text">y</span></main>',
  );
  expect(found.map(({ name }) => name)).toEqual(['accordion', 'typing-text']);
  expect(found[0]?.draft?.content).toContain('data-widget="request-call-form"');
});

test('reports attributes that a CMS removed', () => {
  expect(read('<div class="aw-widget"><p>Call us</p></div>')).toEqual({
    found: [],
    repairs: [],
    notes: [expect.stringMatching(/“Call us” has lost its attributes/)],
  });
});

test('runs nothing in the markup', () => {
  read(
    '<img src="x" onerror="globalThis.ran = true"><script>globalThis.ran = true</script><div data-widget="accordion"><h3>A</h3></div>',
  );
  expect('ran' in globalThis).toBe(false);
});

test('says how a picture of the carousel gets an address, where it has none that works', () => {
  const [first] = read('<div data-widget="image-carousel"><img src="C:\\me\\a.jpg" alt="A"></div>').found;
  expect(first?.problems).toEqual([
    'C:\\me\\a.jpg is not the address of a picture: upload the picture in your CMS and copy its address, which begins with https://, or with / for your own site.',
  ]);
});

test('names what a snippet cannot have, and leaves it out', () => {
  const markup = '<div data-widget="collapse" data-label="More" onclick="x()"><script>x()</script>Hi</div>';
  expect(read(markup).found[0]?.problems).toEqual(["A snippet can't have onclick, <script>: left out."]);
  expect(repairedSnippet(markup)).not.toContain('x()');
});

describe('quotes that are doubled without quotes around the snippet', () => {
  const doubled =
    '<div class=""aw-widget"" data-widget=""request-call-form"" data-heading="""">' +
    '<p><a href=""https://www.tussock.example/guide?x"">Guide</a> <a href=""tel:041234567"">04 123 4567</a></p></div>';

  test('are repaired inside the widget, too', () => {
    expect(repairedSnippet(doubled)).toContain(
      '<a href="https://www.tussock.example/guide?x">Guide</a> <a href="tel:041234567">04 123 4567</a>',
    );
  });

  test('are named, and nothing is said to be left out', () => {
    const { repairs, found } = read(doubled);
    expect(repairs).toEqual(['Repaired: its quotes are doubled, as in a cell of a spreadsheet.']);
    expect(found[0]?.problems).toEqual([]);
  });

  test('leave values alone that are empty', () => {
    expect(repairedSnippet(doubled)).toContain('data-heading=""');
  });
});

test('says that a setting is there twice, and takes the first, as browsers do', () => {
  const { repairs, found } = read(
    '<div data-widget="request-call-form" data-heading="Talk" data-heading="Call"><p>Call</p></div>',
  );
  expect(repairs.join()).toMatch(/^Repaired: data-heading is there twice, and only the first counts\./);
  expect(found[0]?.draft?.attributes).toEqual({ heading: 'Talk' });
});

test('says that a link lost its address', () => {
  const [first] = read(
    '<div data-widget="request-call-form"><p><a href="">Our <b>guide</b></a> <a href="/x">x</a></p></div>',
  ).found;
  expect(first?.problems).toEqual(['The link “Our guide” leads nowhere: write its address.']);
});
