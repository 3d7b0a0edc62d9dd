import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveRegion } from './LiveRegion.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Renders texts one after another, each for some milliseconds, and lists what the region contained. */
function say(...texts: readonly (readonly [text: string, duration: number])[]): string[] {
  const said: string[] = [];
  const { container, rerender } = render(<LiveRegion text="" />);
  const region = container.querySelector('[aria-live="polite"]');
  const observe = () => said.at(-1) !== region?.textContent && said.push(region?.textContent ?? '');
  for (const [text, duration] of texts) {
    rerender(<LiveRegion text={text} />);
    for (let time = 0; time < duration; time += 100) {
      act(() => void vi.advanceTimersByTime(100));
      observe();
    }
  }
  return said;
}

test.each([
  ['a text that stays', [['3 fruits', 600]], ['', '3 fruits']],
  [
    'a text that goes at once',
    [
      ['3 fruits', 400],
      ['', 1000],
    ],
    [''],
  ],
  [
    'the last of many',
    [
      ['9 fruits', 100],
      ['5 fruits', 200],
      ['3 fruits', 1000],
    ],
    ['', '3 fruits'],
  ],
  [
    'the same text once',
    [
      ['3 fruits', 700],
      ['3 fruits', 700],
    ],
    ['', '3 fruits'],
  ],
  ['a text until it has been said', [['3 fruits', 7000]], ['', '3 fruits', '']],
  [
    'each that has settled',
    [
      ['3 fruits', 700],
      ['1 fruit', 700],
      ['', 700],
    ],
    ['', '3 fruits', '1 fruit', ''],
  ],
] as const)('announces %s', (_name, texts, said) => {
  expect(say(...texts)).toEqual(said);
});

test('renders the region before any text, or screen readers would not notice it', () => {
  const { container } = render(<LiveRegion text="3 fruits" />);
  expect(container.querySelector('[aria-live="polite"]')?.textContent).toBe('');
});

test('leaves no timer running', () => {
  render(<LiveRegion text="3 fruits" />).unmount();
  expect(vi.getTimerCount()).toBe(0);
});
