// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../cdn/find-widgets.ts';

// Tests the code that the guide to headless CMSs shows.

const guide = readFileSync(join(root, 'stories/docs/guides/HeadlessCms.md'), 'utf8');
const [, code = ''] = /^```js\n\/\/ placeholder\.js\n(.*?)^```$/ms.exec(guide) ?? [];

type Placeholder = (stored: { widget: string; attributes: unknown }, fallback: string) => string;
const address = `data:text/javascript,${encodeURIComponent(code)}`;
const { placeholder } = (await import(/* @vite-ignore */ address)) as { placeholder: Placeholder };

const write = (attributes: unknown, widget = 'icon') =>
  placeholder({ widget, attributes }, '<p>Contact us</p>');

/** What a browser makes of it. */
function attributesOf(html: string): Record<string, string> {
  document.body.innerHTML = html;
  const [first] = document.body.children;
  return Object.fromEntries(Array.from(first?.attributes ?? [], ({ name, value }) => [name, value]));
}

test.each([
  'Talk to us',
  '"><img src=x onerror=alert(1)>',
  "' onclick='alert(1)",
  '&quot; onclick=&quot;alert(1)',
  '</script>\u2028\n\n`',
])('the value %j is one attribute', (heading) => {
  const written = { class: 'aw-widget', 'data-heading': heading, 'data-widget': 'icon' };
  expect(attributesOf(write({ heading }))).toEqual(written);
  expect(document.body.innerHTML).toContain('<p>Contact us</p></div>');
});

test('a hostile name of a widget is text', () => {
  expect(attributesOf(write({}, 'x" onclick="a()'))).toHaveProperty('data-widget', 'x" onclick="a()');
});

test('an attribute cannot choose another widget', () => {
  expect(attributesOf(write({ widget: 'pop-up' }))).toHaveProperty('data-widget', 'icon');
});

test('lists and objects are JSON', () => {
  expect(attributesOf(write({ customer: { a: '"' } }))).toHaveProperty('data-customer', '{"a":"\\""}');
});

test.each(['x onclick=alert(1) y', 'x\nonclick', 'x"', 'x>', 'x/y', 'X', '1', '', 'x='])(
  'the name %j is refused, and the sentence says how names are written',
  (name) => {
    expect(() => write({ [name]: 'a' })).toThrow(
      `The widget icon has an attribute named ${JSON.stringify(name)}; names have only small letters`,
    );
  },
);

test.each(['onclick=alert(1)', ['a']])('%j in place of attributes by name is refused', (attributes) => {
  expect(() => write(attributes)).toThrow('has an attribute named "0"');
});
