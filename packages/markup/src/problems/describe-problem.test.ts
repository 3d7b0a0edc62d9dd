// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { correction } from '../correct/correction.ts';
import { readProps, readSlots, type RuntimeDefinition } from '@adviser-widgets/widget';
import { describeForField, describeProblem, describeUnknownWidget } from './describe-problem.ts';
import { repair } from '../repair/repair.ts';

const definition: RuntimeDefinition = {
  name: 'greeting',
  attributes: {
    heading: { kind: 'text', description: '', example: 'Kia ora' },
    level: { kind: 'integer', min: 2, max: 6, description: '', example: '3' },
    title: { kind: 'text', description: '', example: 'A map' },
    words: { kind: 'list', description: '', example: 'one, two', formerly: ['texts'] },
    customer: { kind: 'json', description: '', example: '{"a":1}' },
  },
  slots: { success: { description: '' }, intro: { description: '' } },
  load: 'visible',
  callsApi: false,
};

const plain: RuntimeDefinition = { ...definition, attributes: {}, slots: {} };

function parse(html: string): Element {
  const element = document.createRange().createContextualFragment(html).firstElementChild;
  if (!element) throw new Error('expected an element');
  return element;
}

/** The sentences reported about a placeholder. */
function sentencesOf(html: string, of: RuntimeDefinition = definition): string[] {
  const element = parse(html);
  const problems = [
    ...readProps(of, element, { repair }).problems,
    ...readSlots(element, Object.keys(of.slots)).problems,
  ];
  return problems.flatMap((problem) => describeProblem(of, problem, element) ?? []);
}

const host = (attributes: string, children = '') =>
  `<div data-widget="greeting" ${attributes}>${children}</div>`;
const link = (parameters: string) => `<a href="/call#widget=greeting&${parameters}">Call</a>`;

describe('a sentence', () => {
  test.each([
    ['level="3"', 'level="3" is not a widget attribute; write data-level="3"'],
    ['level="9"', 'level="9" is not a widget attribute; write data-level="6"'],
    ['data-levle="h3"', 'does not know data-levle="h3"; write data-level="3"'],
    ['data-texts="a, b"', 'data-texts="a, b" is now called data-words; write data-words="a, b"'],
    [
      'data-heading=”Talk To Us”',
      'the quotes of data-heading are not straight, so capital letters or words of it may be lost; write data-heading="Talk to us"',
    ],
    [
      'data-heading=”Talk',
      'the quotes of data-heading are not straight, so capital letters or words of it may be lost; write data-heading="Talk"',
    ],
    [
      `data-customer="{'a': 'b'}"`,
      `data-customer="{'a': 'b'}" is not JSON; write data-customer='{"a": "b"}'`,
    ],
    [
      `data-customer="{'a': 'it\\'s'}"`,
      expect.stringMatching(/; write data-customer="{&quot;a&quot;: &quot;it's&quot;}"$/),
    ],
    [
      'data-aw-constructor="x"',
      'does not know data-aw-constructor="x"; leave it out, or write one of data-heading, data-level, data-title, data-words, data-customer',
    ],
    [
      'data-widget-load="media(max-width: 600px)extra"',
      'data-widget-load="media(max-width: 600px)extra" is not eager, visible, idle, interaction, or media(…) with a media query; the default is used',
    ],
    [
      'data-widget-load="idel"',
      'data-widget-load="idel" is not eager, visible, idle, interaction, or media(…) with a media query; the default is used; write data-widget-load="idle"',
    ],
  ])('of %s reads %j', (attributes, sentence) => {
    expect(sentencesOf(host(attributes))).toEqual([sentence]);
  });

  test.each([
    [
      '<p data-slot="sucess">Thanks</p>',
      'has no slot "sucess"; its slots are success, intro; write data-slot="success"',
    ],
    ['<p data-slot="footer">F</p>', 'has no slot "footer"; its slots are success, intro'],
    ['<p data-slot>F</p>', 'has no slot ""; its slots are success, intro'],
    ['<p data-slot="constructor">F</p>', 'has no slot "constructor"; its slots are success, intro'],
    [
      '<p data-slot="intro">1</p><p data-slot="intro">2</p>',
      'has two slots called "intro" and shows only the first; put all of it into one element with data-slot="intro"',
    ],
  ])('of %s reads %j', (children, sentence) => {
    expect(sentencesOf(host('', children))).toEqual([sentence]);
  });

  test('says so if a widget has no slots', () => {
    expect(sentencesOf(host('', '<p data-slot="intro">Hi</p>'), plain)).toEqual([
      'has no slot "intro"; it has no slots',
    ]);
  });

  test('lists no attributes if a widget has none', () => {
    expect(sentencesOf(host('data-aw-colour="red"'), plain)).toEqual([
      'does not know data-aw-colour="red"; leave it out',
    ]);
  });

  test('quotes the first 60 letters of a long value', () => {
    expect(sentencesOf(host(`data-level="${'x'.repeat(500)}"`))[0]).toMatch(
      /^data-level="x{60}…" is not a whole number/,
    );
  });

  test('quotes the first 300 letters of a long correction', () => {
    expect(sentencesOf(host(`data-headding="${'x'.repeat(500)}"`))[0]).toMatch(
      /write data-heading="x{300}…"$/,
    );
  });
});

describe('in a link', () => {
  test.each([
    ['level=9', 'level=9 is not a whole number from 2 to 6; write level=6'],
    ['headding=Talk%20to%20us', 'does not know headding=Talk%20to%20us; write heading=Talk%20to%20us'],
    [
      'campaignId=1',
      'does not know campaignId=1; leave it out, or write one of heading, level, title, words, customer',
    ],
    ['level=🎉', expect.stringMatching(/^level=%F0%9F%8E%89 is not a whole number/)],
    [`level=${'x'.repeat(59)}🎉x`, expect.stringMatching(/^level=x{59}%E2%80%A6 is not a whole number/)],
  ])('%s reads %j', (parameters, sentence) => {
    expect(sentencesOf(link(parameters))).toEqual([sentence]);
  });
});

test.each([
  ['data-level="2px"', 'Write a whole number from 2 to 6, such as 3.'],
  ['data-customer="{"', 'Write JSON, such as {"a":1}.'],
  ['data-levle="3"', undefined],
])('below a field, a problem of %s reads %j', (attributes, sentence) => {
  const [problem] = readProps(definition, parse(host(attributes))).problems;
  expect(problem && describeForField(definition, problem)).toBe(sentence);
});

describe('says nothing', () => {
  test.each([
    'data-id="7"',
    'data-aos="fade"',
    'data-wp-interactive="x"',
    'data-elementor-type="x"',
    'data-block="x"',
    'data-cke-saved="x"',
    'data-mce-style="x"',
    'data-testid="x"',
    'data-test="x"',
    'data-gtm-vis="x"',
    'data-v-7ba5bd90',
    'data-turbo-track="x"',
    'data-controller="x"',
    'data-action="x"',
    'data-pm-slice="1 1"',
    'data-bs-toggle="x"',
    'data-reactroot',
    'data-constructor="x"',
    'data-__proto__="x"',
    'data-colour="x"',
  ])('about %s, which another tool wrote', (attribute) => {
    expect(sentencesOf(host(attribute))).toEqual([]);
  });

  test.each(['title="A map"', 'id="x"', 'class="y"', 'style="color: red"'])(
    'about %s, which HTML defines',
    (attribute) => {
      expect(sentencesOf(host(attribute))).toEqual([]);
    },
  );

  test('about the words that curly quotes turned into attributes, except for their value', () => {
    expect(sentencesOf(host('data-words=”your heading”'))).toHaveLength(1);
  });
});

describe('describeUnknownWidget', () => {
  const widgets = new Map([
    ...['request-call-form', 'callback-form', 'pop-up', 'icon'].map((name) => [name, {}] as const),
    ['accordion', { keywords: ['FAQ', 'fold'] }] as const,
    ['address-map', { keywords: ['Google Maps'] }] as const,
    ['collapse', { keywords: ['fold'] }] as const,
  ]);

  test.each([
    ['request-cal-form', 'request-call-form'],
    ['request_call_form', 'request-call-form'],
    ['requestcallform', 'request-call-form'],
    ['”request-call-form”', 'request-call-form'],
    ['popup', 'pop-up'],
    ['faq', 'accordion'],
    ['google-map', 'address-map'],
    ['faqs-of-clients', 'accordion'],
  ])('"%s" is near "%s"', (name, near) => {
    expect(describeUnknownWidget(name, widgets)).toBe(
      `there is no widget "${name}"; did you mean data-widget="${near}"?`,
    );
  });

  test.each(['', 'calculator', 'constructor', '__proto__'])('"%s" is near no name', (name) => {
    expect(describeUnknownWidget(name, widgets)).toBe(`there is no widget "${name}"`);
  });

  test('names all widgets that people look for by this word', () => {
    expect(describeUnknownWidget('fold', widgets)).toBe(
      'there is no widget "fold"; did you mean data-widget="accordion" or data-widget="collapse"?',
    );
  });
});

test('a correction names the attribute to remove', () => {
  const problem = { kind: 'attribute', name: 'levle', text: '9' } as const;
  expect(correction(definition, problem)).toEqual({
    attribute: 'data-level',
    value: '6',
    instead: 'data-levle',
  });
});

describe('a picture', () => {
  const banner: RuntimeDefinition = {
    ...definition,
    attributes: { image: { kind: 'url', loads: 'img', description: '', example: '/a.jpg' } },
  };

  test.each(['blob:https://cms.example.nz/1', 'C:\\Users\\me\\beach.jpg', 'file:///beach.jpg'])(
    'with the address %s needs another one, and gets it in the CMS',
    (address) => {
      expect(sentencesOf(host(`data-image="${address}"`), banner)).toEqual([
        `data-image="${address}" is not the address of a picture; upload the picture in your CMS and copy its address, which begins with https://, or with / for your own site; for example data-image="/a.jpg"`,
      ]);
    },
  );

  test('whose address only lacks its beginning gets that', () => {
    expect(sentencesOf(host('data-image="www.example.nz/a.jpg"'), banner)[0]).toMatch(
      /write data-image="https:\/\/www\.example\.nz\/a\.jpg"$/,
    );
  });

  test('in a field has the same words', () => {
    expect(describeForField(banner, { kind: 'attribute', name: 'image', text: 'file:///a' })).toBe(
      'Upload the picture in your CMS and copy its address, which begins with https://, or with / for your own site.',
    );
  });
});
