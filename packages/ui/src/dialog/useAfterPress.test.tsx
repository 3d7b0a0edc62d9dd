import { act, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAfterPress } from './useAfterPress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  const action = vi.fn();
  const { result, unmount } = renderHook(() => useAfterPress());
  return { action, unmount, afterPress: () => act(() => result.current(action)) };
}

test('without a press the action runs at once', () => {
  const { action, afterPress } = open();
  afterPress();
  expect(action).toHaveBeenCalledOnce();
});

test('during a press the action waits', () => {
  const { action, afterPress } = open();
  fireEvent.pointerDown(document.body);
  afterPress();
  fireEvent.pointerUp(document.body);
  expect(action).not.toHaveBeenCalled();
});

test.each([
  ['its click', () => void fireEvent.click(document.body)],
  ['a gesture that takes the press over', () => void fireEvent.pointerCancel(document.body)],
  [
    'half a second without a click, as on bare ground in iOS',
    () => {
      fireEvent.pointerUp(document.body);
      vi.advanceTimersByTime(500);
    },
  ],
])('the action runs with %s', (_name, end) => {
  const { action, afterPress } = open();
  fireEvent.pointerDown(document.body);
  afterPress();
  end();
  expect(action).toHaveBeenCalledOnce();
});

test('the action runs once', () => {
  const { action, afterPress } = open();
  fireEvent.pointerDown(document.body);
  afterPress();
  fireEvent.click(document.body);
  fireEvent.click(document.body);
  expect(action).toHaveBeenCalledOnce();
});

test('a page that stops the propagation of presses does not stop the action', () => {
  const { action, afterPress } = open();
  const stop = (event: Event) => event.stopImmediatePropagation();
  document.addEventListener('click', stop, true);
  fireEvent.pointerDown(document.body);
  afterPress();
  fireEvent.click(document.body);
  document.removeEventListener('click', stop, true);
  expect(action).toHaveBeenCalledOnce();
});

test('leaves nothing behind when it unmounts', () => {
  const { action, afterPress, unmount } = open();
  fireEvent.pointerDown(document.body);
  afterPress();
  unmount();
  fireEvent.click(document.body);
  expect(action).not.toHaveBeenCalled();
});
