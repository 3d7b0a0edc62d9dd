import { afterEach, expect, test } from 'vitest';
import { keepRoom } from './keep-room.ts';

const { documentElement: html, body } = document;
const styles = () => [html.style.scrollPaddingTop, html.style.scrollPaddingBottom, body.style.paddingBottom];

afterEach(() => [html, body].forEach((element) => element.removeAttribute('style')));

test('keeps what is covered at the top free, and gives the page back as it was', () => {
  const set = keepRoom('top');
  set(64);
  expect(styles()).toEqual(['64px', '', '']);
  set(0);
  expect([html, body].map((element) => element.hasAttribute('style'))).toEqual([false, false]);
});

test('at the foot the end of the page moves up as well, on top of the room of the page itself', () => {
  body.style.paddingBottom = '10px';
  const set = keepRoom('bottom');
  set(60);
  set(80);
  expect(styles()).toEqual(['', '80px', '90px']);
  set(0);
  expect(styles()).toEqual(['', '', '10px']);
});

test('leaves the page its own room where that is more', () => {
  html.style.setProperty('scroll-padding-top', '100px', 'important');
  const set = keepRoom('top');
  set(64);
  expect(html.style.scrollPaddingTop).toBe('100px');
  set(120);
  expect(html.style.scrollPaddingTop).toBe('120px');
  set(0);
  expect([html.style.scrollPaddingTop, html.style.getPropertyPriority('scroll-padding-top')]).toEqual(['100px', 'important']);
});

test('of several, the highest counts, until it goes', () => {
  const [low, high] = [keepRoom('top'), keepRoom('top')];
  low(40);
  high(70);
  expect(html.style.scrollPaddingTop).toBe('70px');
  high(0);
  expect(html.style.scrollPaddingTop).toBe('40px');
  low(0);
  low(0);
  expect(html.hasAttribute('style')).toBe(false);
});
