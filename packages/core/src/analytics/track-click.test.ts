// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { clickEvent } from './track-click.ts';

function element(html: string): Element {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  if (!holder.firstElementChild) throw new Error('There is no element');
  return holder.firstElementChild;
}

test('a click has its own name, and the category and action of every click', () => {
  expect(clickEvent('click_adviser', element('<a href="/a">Learn more</a>'))).toEqual({
    name: 'click_adviser',
    category: 'Click',
    label: 'Learn more',
    action: 'Click',
  });
});

test.each([
  ['<a>Call 0800 000 000 now</a>', 'Call now'],
  ['<a>0800 000 000</a>', 'phone'],
  ['<a>(09) 123 4567</a>', 'phone'],
  ['<a>٠٨٠٠ and ０８００</a>', 'and'],
  ['<a>\n  Kia   ora\t<b>Mārama</b>\u00a0</a>', 'Kia ora Mārama'],
  ['<button></button>', 'phone'],
  ['<svg><text>Call us 24/7</text></svg>', 'Call us /'],
  [`<a>${'x'.repeat(120)}</a>`, 'x'.repeat(100)],
  [`<a>${'x'.repeat(99)} y</a>`, 'x'.repeat(99)],
  [`<a>${'𝕜'.repeat(101)}</a>`, '𝕜'.repeat(100)],
  [`<a>${'1'.repeat(200)}Call</a>`, 'Call'],
])('the label of %s has no digits, no extra white space and at most 100 letters', (html, label) => {
  expect(clickEvent('click_phone', element(html)).label).toBe(label);
});

test('the label is the visible text, if the browser provides it', () => {
  const link = Object.assign(element('<a>Call<span hidden>secret</span></a>'), { innerText: 'Call' });
  expect(clickEvent('click_phone', link).label).toBe('Call');
});

test.each(['ana@example.nz', 'Write to ana＠example.nz', 'ana﹫example.nz'])(
  'the label of a link with the address %s is the name of the event',
  (text) => {
    expect(clickEvent('click_phone', text).label).toBe('phone');
  },
);
