// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { RuntimeDefinition } from '../definition.ts';
import { linkParameters } from './link-parameters.ts';
import { Placeholder } from '../place/placeholder.ts';
import { readProps } from './read-props.ts';

const definition: RuntimeDefinition = {
  name: 'greeting',
  attributes: {
    heading: { kind: 'text', description: '', example: 'Kia ora' },
    'campaign-id': { kind: 'text', description: '', example: 'HL-2026' },
    level: { kind: 'integer', description: '', example: '3', formerly: ['depth'] },
  },
  slots: {},
  load: 'visible',
  callsApi: false,
};

function link(html: string): HTMLElement {
  const element = document.createRange().createContextualFragment(html).firstElementChild;
  if (!(element instanceof HTMLElement)) throw new Error('expected an element');
  return element;
}

function propsOf(html: string) {
  return readProps(definition, link(html)).props;
}

test.each([
  [
    '/call#widget=greeting&heading=Talk%20to%20us&campaign-id=HL-2026',
    { heading: 'Talk to us', campaignId: 'HL-2026' },
  ],
  ['#widget=greeting&level=3', { level: 3 }],
  ['https://www.example.org/call?a=1#widget=greeting&heading=Q%26A', { heading: 'Q&A' }],
  ['#widget=greeting&heading=Talk+to+us', { heading: 'Talk to us' }],
  ['#widget=greeting&heading=1%2B1', { heading: '1+1' }],
  ['#widget=greeting&heading=Mārama%20🎉%20%C4%81', { heading: 'Mārama 🎉 ā' }],
  ['#widget=greeting&heading=100%', { heading: '100%' }],
  ['#widget=greeting&heading=%E0%A4%A&level=3', { heading: expect.any(String), level: 3 }],
  ['#widget=greeting&heading=', { heading: '' }],
  ['#widget=greeting&heading', { heading: '' }],
  ['#widget=greeting&heading=a=b', { heading: 'a=b' }],
  ['#widget=greeting&depth=3', { level: 3 }],
  ['#widget=greeting', {}],
  ['#widget=', {}],
  ['#heading=x&widget=greeting', {}],
  ['#top', {}],
  ['?widget=greeting&heading=x', {}],
  ['#widgets=greeting&heading=x', {}],
])('a link to %s gives %j', (href, props) => {
  expect(propsOf(`<a href="${href}">Call</a>`)).toEqual(props);
});

test.each([
  ['<a href="#widget=greeting&heading=link" data-heading="attribute">', { heading: 'attribute' }],
  ['<a href="#widget=greeting&heading=link" data-level="3">', { heading: 'link', level: 3 }],
  ['<a href="#widget=greeting&level=3" data-level="x">', {}],
])('in %s the attribute overrides the link', (html, props) => {
  expect(propsOf(html)).toEqual(props);
});

test.each([
  '<a>Call</a>',
  '<a href>Call</a>',
  '<a href="http://[">Call</a>',
  '<div href="#widget=greeting&heading=x">Call</div>',
])('%s has no parameters', (html) => {
  expect([...linkParameters(link(html))]).toEqual([]);
});

test.each(['widget', 'widget-state', 'widget-version', 'slot'])(
  '%s is an attribute of every placeholder',
  (name) => {
    expect(readProps(definition, link(`<a href="#widget=greeting&${name}=x">Call</a>`)).problems).toEqual([]);
  },
);

test.each(['__proto__', 'constructor', 'colour'])('%s is an ordinary unknown name', (name) => {
  expect(readProps(definition, link(`<a href="#widget=greeting&${name}=x">Call</a>`))).toEqual({
    props: {},
    problems: [{ kind: 'attribute', name, text: 'x' }],
    isIncomplete: false,
  });
});

test.each([
  ['<a href="/call#widget=greeting&heading=x">Call</a>', 'greeting'],
  ['<a href="#widget=%20Greeting">Call</a>', 'greeting'],
  ['<a href="#widget=greeting" data-widget="farewell">Call</a>', 'farewell'],
  ['<a href="/call">Call</a>', ''],
])('%s names the widget %j', (html, name) => {
  expect(new Placeholder(link(html)).name).toBe(name);
});
