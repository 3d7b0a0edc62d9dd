import { useEffect } from 'react';
import type { InlineResultsProps } from './inline-results-props.ts';

/** Passes on what the visitor typed, or that the box was pressed, before the search code loaded. */
export function useEarlyText({ id, isPressed }: InlineResultsProps, open: (text: string) => void): void {
  useEffect(() => {
    const input = document.activeElement;
    if (!(input instanceof HTMLInputElement) || input.id !== id) return;
    if (isPressed || input.value) open(input.value);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, on mount
  }, []);
}
