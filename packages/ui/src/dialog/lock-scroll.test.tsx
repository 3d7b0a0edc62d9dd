import { afterEach, expect, test } from 'vitest';
import { lockScroll } from './lock-scroll.ts';

const { documentElement: root, body } = document;
const overflows = () => [root.style.overflow, body.style.overflow];

afterEach(() => {
  for (const element of [root, body]) element.removeAttribute('style');
});

test.each([
  ['of the body, if that scrolls the window', '', '', ['', 'hidden']],
  ['of the root, if that scrolls the window', 'auto', '', ['hidden', '']],
  ['of both, if the body is its own scroll container', 'hidden', 'auto', ['hidden', 'hidden']],
])("replaces the page's own style %s, and gives it back", (_name, ofRoot, ofBody, locked) => {
  root.style.setProperty('overflow', ofRoot);
  body.style.setProperty('overflow', ofBody, 'important');
  const unlock = lockScroll();
  expect(overflows()).toEqual(locked);
  unlock();
  expect(overflows()).toEqual([ofRoot, ofBody]);
  expect(body.style.getPropertyPriority('overflow')).toBe(ofBody && 'important');
});

test('ends when everyone who locked has unlocked, each of them once', () => {
  const [first, second] = [lockScroll(), lockScroll()];
  first();
  first();
  expect(overflows()).toEqual(['', 'hidden']);
  second();
  expect(overflows()).toEqual(['', '']);
});
