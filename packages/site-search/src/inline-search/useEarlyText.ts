import { useEffect } from 'react';

/** Passes on what the visitor typed before the search code loaded. */
export function useEarlyText(id: string, open: (text: string) => void): void {
  useEffect(() => {
    const input = document.activeElement;
    if (input instanceof HTMLInputElement && input.id === id && input.value) open(input.value);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, on mount
  }, []);
}
