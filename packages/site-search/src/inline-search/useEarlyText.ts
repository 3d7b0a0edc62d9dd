import { useEffect } from 'react';

/** Hands on what the visitor had typed when the code came that searches for it. */
export function useEarlyText(id: string, open: (text: string) => void): void {
  useEffect(() => {
    const input = document.activeElement;
    if (input instanceof HTMLInputElement && input.id === id && input.value) open(input.value);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it has come
  }, []);
}
