// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { configure } from './configure.ts';
import { defineTexts } from './texts.ts';

const text = defineTexts({
  greeting: 'Hello {name}, hello {name}',
  count: '{count} of {all}',
  plain: 'As it is',
});

afterEach(() => {
  configure({});
});

test.each([
  ['greeting', { name: 'Aroha' }, 'Hello Aroha, hello Aroha'],
  ['greeting', {}, 'Hello {name}, hello {name}'],
  ['greeting', { name: '$& $1 {name}' }, 'Hello $& $1 {name}, hello $& $1 {name}'],
  ['greeting', Object.create({ name: 'inherited' }), 'Hello {name}, hello {name}'],
  ['count', { count: 0, all: 12 }, '0 of 12'],
  ['plain', { name: 'Aroha' }, 'As it is'],
] as const)('%s with %j reads %j', (name, values, expected) => {
  expect(text(name, '', values)).toBe(expected);
});

test.each([
  ['a-widget', 'Tēnā koe Aroha'],
  ['another', 'Kia ora Aroha'],
])("for %s, uses the page's text %j", (widget, expected) => {
  configure({
    json: { messages: { greeting: 'Kia ora {name}', 'a-widget': { greeting: 'Tēnā koe {name}' } } },
  });
  expect(text('greeting', widget, { name: 'Aroha' })).toBe(expected);
});

test("uses the page's text even if it is empty", () => {
  configure({ json: { messages: { plain: '' } } });
  expect(text('plain', '')).toBe('');
});

test("the library's own texts stay available", () => {
  configure({ json: { messages: { plain: 'Another' } } });
  expect(text.texts.plain).toBe('As it is');
});
