// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { readSlots } from './read-slots.ts';

const names = ['success', 'intro'];

function parse(html: string): Element {
  const holder = document.createElement('div');
  holder.append(document.createRange().createContextualFragment(html));
  const host = holder.querySelector('[data-widget]');
  if (!host) throw new Error('expected a placeholder');
  return host;
}

/** Slot name → its text. */
function textsOf(html: string): Record<string, string> {
  return Object.fromEntries(
    Array.from(readSlots(parse(html), names).slots, ([name, { textContent }]) => [name, textContent]),
  );
}

test.each([
  ['a child', '<div data-widget="x"><div data-slot="success">Thanks</div></div>', { success: 'Thanks' }],
  [
    'two children',
    '<div data-widget="x"><p data-slot="success">A</p><p data-slot="intro">B</p></div>',
    { success: 'A', intro: 'B' },
  ],
  [
    'a wrapped child (fault 49)',
    '<div data-widget="x"><p><span data-slot="success">Thanks</span></p></div>',
    { success: 'Thanks' },
  ],
  [
    'a deeply wrapped child',
    '<div data-widget="x"><section><div><p data-slot="intro">Hi</p></div></section></div>',
    { intro: 'Hi' },
  ],
  [
    'an untidy name',
    '<div data-widget="x"><div data-slot=" Success ">Thanks</div></div>',
    { success: 'Thanks' },
  ],
  ['no slot', '<div data-widget="x"><p>Call us</p></div>', {}],
  ['an unknown slot', '<div data-widget="x"><div data-slot="footer">F</div></div>', {}],
  ['an empty name', '<div data-widget="x"><div data-slot>F</div></div>', {}],
  [
    'the first of two',
    '<div data-widget="x"><i data-slot="intro">1</i><i data-slot="intro">2</i></div>',
    { intro: '1' },
  ],
])('finds %s', (_name, html, slots) => {
  expect(textsOf(html)).toEqual(slots);
});

test('skips the slot of a nested placeholder', () => {
  expect(
    textsOf('<div data-widget="x"><div data-widget="y"><p data-slot="success">Y</p></div></div>'),
  ).toEqual({});
});

test('finds its own slot after a nested one of the same name', () => {
  const nested = '<div data-widget="y"><p data-slot="success">Y</p></div>';
  expect(textsOf(`<div data-widget="x">${nested}<p data-slot="success">X</p></div>`)).toEqual({
    success: 'X',
  });
});

test('finds a slot that is a placeholder itself', () => {
  expect(textsOf('<div data-widget="x"><div data-slot="success" data-widget="y">Y</div></div>')).toEqual({
    success: 'Y',
  });
});

test.each([
  ['a mistyped name', '<div data-widget="x"><div data-slot="Sucess">F</div></div>', ['sucess']],
  ['an empty name', '<div data-widget="x"><div data-slot>F</div></div>', ['']],
  [
    'the second of two',
    '<div data-widget="x"><i data-slot="intro">1</i><i data-slot="intro">2</i></div>',
    ['intro'],
  ],
  [
    'a nested placeholder’s slot, which belongs to that placeholder',
    '<div data-widget="x"><div data-widget="y"><p data-slot="z">Y</p></div></div>',
    [],
  ],
  ['slots in order', '<div data-widget="x"><p data-slot="success">A</p><p data-slot="intro">B</p></div>', []],
])('for %s, reports the names %j', (_name, html, reported) => {
  expect(readSlots(parse(html), names).problems).toEqual(reported.map((name) => ({ kind: 'slot', name })));
});

test('returns the element itself', () => {
  const host = parse('<div data-widget="x"><div data-slot="success">Thanks</div></div>');
  expect(readSlots(host, names).slots.get('success')).toBe(host.firstElementChild);
});
