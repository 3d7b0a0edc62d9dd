import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lockScroll } from './lock-scroll.ts';

const { style } = document.documentElement;

beforeEach(() => {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(innerWidth - 15);
});

afterEach(() => {
  document.documentElement.removeAttribute('style');
});

test('keeps the page from scrolling, and the space of its scroll bar', () => {
  const unlock = lockScroll();
  expect(style.overflow).toBe('hidden');
  expect(style.paddingInlineEnd).toBe('15px');
  unlock();
  expect(style.overflow).toBe('');
  expect(style.paddingInlineEnd).toBe('');
});

test("restores the page's own styles", () => {
  style.overflow = 'scroll';
  style.paddingInlineEnd = '3px';
  lockScroll()();
  expect(style.overflow).toBe('scroll');
  expect(style.paddingInlineEnd).toBe('3px');
});

test('ends when everyone who locked has unlocked, each of them once', () => {
  const [first, second] = [lockScroll(), lockScroll()];
  first();
  first();
  expect(style.overflow).toBe('hidden');
  second();
  expect(style.overflow).toBe('');
});
