import { afterEach, expect, test } from 'vitest';
import { keepRoom } from './keep-room.ts';

const { documentElement: html, body } = document;
const styles = () => [html.style.scrollPaddingTop, html.style.scrollPaddingBottom, body.style.paddingBottom];

afterEach(() => [html, body].forEach((element) => element.removeAttribute('style')));

test('keeps the covered space at the top free, and restores the page', () => {
  const set = keepRoom('top');
  set(64);
  expect(styles()).toEqual(['64px', '', '']);
  set(0);
  expect([html, body].map((element) => element.hasAttribute('style'))).toEqual([false, false]);
});

test("at the foot also pads the end of the page, on top of the page's own padding", () => {
  body.style.paddingBottom = '10px';
  const set = keepRoom('bottom');
  set(60);
  set(80);
  expect(styles()).toEqual(['', '80px', '90px']);
  set(0);
  expect(styles()).toEqual(['', '', '10px']);
});

test('in a corner keeps what scrolls into view clear of it, above what covers the foot', () => {
  const [setCorner, setFoot] = [keepRoom('corner'), keepRoom('bottom')];
  setCorner(64);
  expect(styles()).toEqual(['', '64px', '']);
  setFoot(60);
  expect(styles()).toEqual(['', '124px', '60px']);
  setCorner(0);
  expect(styles()).toEqual(['', '60px', '60px']);
  setFoot(0);
  expect(styles()).toEqual(['', '', '']);
});

test('stacks what is at the foot: a bar, a pop-up above it, the launcher above both', () => {
  const [setBar, setPopUp, setCorner] = [keepRoom('bottom'), keepRoom('above'), keepRoom('corner')];
  const heights = () => ['--aw-foot', '--aw-above-foot'].map((name) => html.style.getPropertyValue(name));
  setPopUp(200);
  setCorner(64);
  expect([...styles(), ...heights()]).toEqual(['', '264px', '200px', '', '200px']);
  setBar(60);
  expect([...styles(), ...heights()]).toEqual(['', '324px', '260px', '60px', '200px']);
  setPopUp(0);
  expect([...styles(), ...heights()]).toEqual(['', '124px', '60px', '60px', '']);
  [setBar, setCorner].forEach((set) => set(0));
  expect(html.hasAttribute('style')).toBe(false);
});

test("keeps the page's own value if it is larger", () => {
  html.style.setProperty('scroll-padding-top', '100px', 'important');
  const set = keepRoom('top');
  set(64);
  expect(html.style.scrollPaddingTop).toBe('100px');
  set(120);
  expect(html.style.scrollPaddingTop).toBe('120px');
  set(0);
  expect(html.style.scrollPaddingTop).toBe('100px');
  expect(html.style.getPropertyPriority('scroll-padding-top')).toBe('important');
});

test('the highest of several counts, until it leaves', () => {
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
