// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { replayPress } from './replay-use.ts';

let pressed: string[];

beforeEach(() => {
  // jsdom has no layout.
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (this.matches('[hidden] *') ? [] : [{}]) as unknown as DOMRectList;
  });
  pressed = [];
  document.body.innerHTML = '';
});

/** Replays a press on the first element with the id `old`, which the widget may have kept. */
function replay(widget: string, fallback = ''): string[] {
  document.body.innerHTML = `<div id="root">${widget}</div>${fallback}`;
  const root = document.querySelector('#root');
  const old = document.querySelector('#old');
  if (!root || !old) throw new Error('expected the widget and what was pressed');
  root.addEventListener('click', ({ target }) => pressed.push((target as Element).id));
  replayPress(old, root);
  return pressed;
}

test.each([
  ['a button around it', '<h3><button id="a">How <b id="old">long</b>?</button></h3>', ''],
  [
    'a button inside it',
    '<button id="b">Why?</button><h3 id="old"><button id="a">How long?</button></h3>',
    '',
  ],
  ['the only button with its label', '<button id="a">How long?</button>', '<h3 id="old"> how long? </h3>'],
  ['a control with its label', '<p role="button" id="a">Go</p>', '<p id="old">Go</p>'],
])('presses %s', (_what, widget, fallback) => {
  expect(replay(widget, fallback)).toEqual(['a']);
});

test.each([
  ['the label differs', '<button id="a">Why?</button>', '<h3 id="old">How long?</h3>'],
  ['two have the label', '<button id="a">Go</button><button id="b">Go</button>', '<h3 id="old">Go</h3>'],
  ['it is hidden', '<div hidden><button id="a">Go</button></div>', '<h3 id="old">Go</h3>'],
  ['there is no label', '<button id="a"></button>', '<img id="old" alt="">'],
  ['it is text that the widget kept', '<button id="a">A week</button><p id="old">A week</p>', ''],
])('presses nothing if %s', (_why, widget, fallback) => {
  expect(replay(widget, fallback)).toEqual([]);
});
