import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { useMediaQuery, useReducedMotion } from './useMediaQuery.ts';

/** The media queries that match in the window. */
const holds = new Set<string>();
const lists = new Map<string, EventTarget & { listeners: number }>();

beforeEach(() => {
  holds.clear();
  lists.clear();
  vi.stubGlobal('matchMedia', (query: string) => {
    const list = lists.get(query) ?? Object.assign(new EventTarget(), { listeners: 0 });
    lists.set(query, list);
    return {
      get matches() {
        return holds.has(query);
      },
      addEventListener: (type: string, listener: () => void) => (
        list.listeners++,
        list.addEventListener(type, listener)
      ),
      removeEventListener: (type: string, listener: () => void) => (
        list.listeners--,
        list.removeEventListener(type, listener)
      ),
    };
  });
});

function change(query: string, isHolding: boolean): void {
  if (isHolding) holds.add(query);
  else holds.delete(query);
  act(() => lists.get(query)?.dispatchEvent(new Event('change')));
}

const wide = '(width > 992px)';

test('is right at the first render, follows the window, and stops listening on unmount', () => {
  holds.add(wide);
  const seen: boolean[] = [];
  const { unmount } = renderHook(() => seen.push(useMediaQuery(wide)));
  change(wide, false);
  change(wide, true);
  expect(seen).toEqual([true, false, true]);
  expect(lists.get(wide)?.listeners).toBe(1);
  unmount();
  expect(lists.get(wide)?.listeners).toBe(0);
});

test('follows a changed query', () => {
  holds.add(wide);
  const { result, rerender } = renderHook(({ query }) => useMediaQuery(query), {
    initialProps: { query: '(width > 576px)' },
  });
  expect(result.current).toBe(false);
  rerender({ query: wide });
  expect(result.current).toBe(true);
  expect(lists.get('(width > 576px)')?.listeners).toBe(0);
});

test('reduced motion takes effect while the page is open', () => {
  const { result } = renderHook(() => useReducedMotion());
  expect(result.current).toBe(false);
  change('(prefers-reduced-motion: reduce)', true);
  expect(result.current).toBe(true);
});

test('is false on the server', () => {
  holds.add(wide);
  const Shown = () => (useMediaQuery(wide) ? 'wide' : 'narrow');
  expect(renderToString(<Shown />)).toBe('narrow');
});
