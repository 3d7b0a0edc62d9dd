import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StatusText } from './StatusText.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

function renderText(text: string) {
  const { container, rerender, unmount } = render(<StatusText text={text} />);
  return {
    said: () => container.querySelector('[role="status"]')?.textContent,
    say: (next: string) => rerender(<StatusText text={next} />),
    unmount,
  };
}

test('announces a text at once', () => {
  expect(renderText('3 fruits').said()).toBe('3 fruits');
});

test('removes the text once it has been said, so that it is not read a second time', () => {
  const { said } = renderText('3 fruits');
  pass(4999);
  expect(said()).toBe('3 fruits');
  pass(1);
  expect(said()).toBe('');
});

test('announces a text that was said before, if another came between', () => {
  const { said, say } = renderText('3 fruits');
  pass(6000);
  say('Searching…');
  say('3 fruits');
  expect(said()).toBe('3 fruits');
});

test('leaves no timer running', () => {
  renderText('3 fruits').unmount();
  expect(vi.getTimerCount()).toBe(0);
});
