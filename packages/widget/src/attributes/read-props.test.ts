// @vitest-environment jsdom
import { demandingGreeting, greeting, putMarkup } from '@adviser-widgets/testing';
import { describe, expect, test } from 'vitest';
import type { RuntimeDefinition } from '../definition.ts';
import type { ReadProps } from './read-attributes.ts';
import { readProps } from './read-props.ts';

function read(attributes: Record<string, string>, of: RuntimeDefinition = greeting): ReadProps {
  const element = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return readProps(of, element);
}

describe('props', () => {
  test('are the defaults of a bare placeholder', () => {
    expect(read({ 'data-widget': 'greeting' }).props).toEqual({
      heading: 'Hello',
      headingLevel: 2,
      speed: 0.15,
      closable: true,
      mode: 'none',
      words: ['one'],
    });
  });

  test.each([
    ['data-heading', 'Talk to us', 'heading', 'Talk to us'],
    ['data-heading', '', 'heading', ''],
    ['data-sub-heading', 'Welcome', 'subHeading', 'Welcome'],
    ['data-heading-level', '4', 'headingLevel', 4],
    ['data-speed', '0', 'speed', 0],
    ['data-closable', 'no', 'closable', false],
    ['data-closable', '', 'closable', true],
    ['data-mode', 'Booklet', 'mode', 'booklet'],
    ['data-link', '/about', 'link', '/about'],
    ['data-words', 'a, b', 'words', ['a', 'b']],
    ['data-customer', '{"LNS_GiftType":"True"}', 'customer', { LNS_GiftType: 'True' }],
    ['data-heading-level', '7', 'headingLevel', 2],
    ['data-closable', 'maybe', 'closable', true],
    ['data-mode', 'loud', 'mode', 'none'],
  ])('%s="%s" gives %s %j', (name, text, prop, value) => {
    expect(read({ [name]: text }).props[prop]).toEqual(value);
  });

  test('an invalid value without a default sets no prop', () => {
    expect(read({ 'data-link': 'javascript:alert(1)' }).props).not.toHaveProperty('link');
  });

  test('ignores other attributes of the element', () => {
    expect(read({ id: 'x', class: 'aw-widget', 'aria-label': 'y' })).toEqual(read({}));
  });

  test('an attribute without data- sets no prop', () => {
    expect(read({ heading: 'Talk to us' }).props).toEqual(read({}).props);
  });

  test('reads a required value like any other', () => {
    expect(read({ 'data-src': '/b.html' }, demandingGreeting)).toMatchObject({
      props: { src: '/b.html' },
      isIncomplete: false,
    });
  });
});

describe('problems', () => {
  test.each([
    ['data-heading-level', '7'],
    ['data-speed', 'fast'],
    ['data-closable', 'maybe'],
    ['data-mode', 'loud'],
    ['data-customer', '{'],
    ['data-link', 'javascript:alert(1)'],
    ['data-headding', 'x'],
    ['data-aw-colour', 'x'],
    ['data-widget-load', 'soon'],
    ['data-href', '/a'],
    ['data-widget-laod', 'idle'],
  ])('of %s="%s" name the attribute and its value', (name, text) => {
    expect(read({ [name]: text }).problems).toEqual([{ kind: 'attribute', name: name.slice(5), text }]);
  });

  test('name an attribute without data-', () => {
    expect(read({ heading: 'Talk to us' }).problems).toEqual([
      { kind: 'bare', name: 'heading', text: 'Talk to us' },
    ]);
  });

  test.each(['data-widget', 'data-widget-state', 'data-widget-version', 'data-slot'])(
    'do not include %s, an attribute of every placeholder',
    (name) => {
      expect(read({ [name]: 'x' }).problems).toEqual([]);
    },
  );

  test.each(['', ' idle ', 'Interaction', '“eager”', 'media(print)'])(
    'do not include data-widget-load="%s", which is valid',
    (text) => {
      expect(read({ 'data-widget-load': text }).problems).toEqual([]);
    },
  );

  test.each(['data-colour', 'data-headline-text', 'data-test', 'data-slick'])(
    'do not include %s, which resembles no attribute of the widget',
    (name) => {
      expect(read({ [name]: 'x' }).problems).toEqual([]);
    },
  );

  test.each(['data-brand', 'data-preview', 'data-environment', 'data-api-base-live'])(
    'include %s, which the script tag has: it says where a lead goes',
    (name) => {
      expect(read({ [name]: 'x' }).problems).toMatchObject([{ kind: 'attribute' }]);
    },
  );

  test('are reported one per attribute', () => {
    expect(read({ 'data-speed': 'a', 'data-mode': 'b', 'data-aw': '' }).problems).toHaveLength(3);
  });
});

describe('a former name', () => {
  test.each(['href', 'target-url'])('data-%s still sets the value', (name) => {
    expect(read({ [`data-${name}`]: '/old' }).props.link).toBe('/old');
  });

  test('is overridden by the current name', () => {
    expect(read({ 'data-href': '/old', 'data-link': '/new' }).props.link).toBe('/new');
  });
});

describe('a span of dates', () => {
  const from = { kind: 'date', description: '', example: '' } as const;
  const dated: RuntimeDefinition = {
    ...greeting,
    attributes: { from, until: { ...from, notBefore: 'from' } },
  };

  test.each([
    ['data-from="2026-04-03" data-until="2026-04-06"', 0],
    ['data-from="2026-04-03" data-until="2026-04-03"', 0],
    ['data-from="2026-04-06" data-until="2026-04-03"', 1],
    ['data-from="2026-12-18" data-until="2027-01-05"', 0],
    ['data-from="2026-04-03"', 0],
    ['data-until="2026-04-03"', 0],
  ])('with %s has %i problems', (attributes, count) => {
    const { problems } = readProps(dated, putMarkup(`<div ${attributes}></div>`));
    expect(problems.filter(({ kind }) => kind === 'order')).toHaveLength(count);
  });
});

describe('one of several', () => {
  const either: RuntimeDefinition = { ...greeting, needsOne: ['link', 'content'] };

  test.each([
    ['an attribute', '<div data-link="/a"></div>', 0],
    ['an attribute that does not fit', '<div data-link="javascript:1"></div>', 1],
    ['text inside', '<div>Kia ora</div>', 0],
    ['an element inside', '<div><img></div>', 0],
    ['white space and a comment', '<div> <!-- later --> </div>', 1],
    ['the text of a link', '<a href="#">Kia ora</a>', 1],
  ])('given %s', (_name, html, count) => {
    const { problems, isIncomplete } = readProps(either, putMarkup(html));
    expect(problems.filter(({ kind }) => kind === 'none')).toHaveLength(count);
    expect(isIncomplete).toBe(false);
  });

  test("can come from a page script, or from the author's content that the widget has replaced", () => {
    expect(readProps(either, putMarkup('<div></div>'), { given: { link: '/a' } }).problems).toEqual([]);
    expect(
      readProps(either, putMarkup('<div></div>'), { original: putMarkup('<div>Kia ora</div>') }).problems,
    ).toEqual([]);
    expect(
      readProps(either, putMarkup('<div><p>From the widget</p></div>'), {
        original: putMarkup('<div></div>'),
      }).problems,
    ).toHaveLength(1);
  });
});

describe('a missing required attribute', () => {
  test('is named', () => {
    expect(read({}, demandingGreeting)).toMatchObject({
      isIncomplete: true,
      problems: [{ kind: 'missing', name: 'src' }],
    });
  });

  test('counts as missing when it is empty', () => {
    expect(read({ 'data-src': '' }, demandingGreeting).isIncomplete).toBe(true);
  });

  test('is found without data-', () => {
    const { isIncomplete, problems } = read({ src: '/b.html' }, demandingGreeting);
    expect(isIncomplete).toBe(true);
    expect(problems).toContainEqual({ kind: 'bare', name: 'src', text: '/b.html' });
  });

  test('counts as missing when its value is invalid', () => {
    expect(read({ 'data-src': 'javascript:x' }, demandingGreeting).isIncomplete).toBe(true);
  });
});
