import { useEffect, useRef, type RefObject } from 'react';

/**
 * Calls `onPress` for a press outside an element. On iOS, a press on an empty area causes no blur.
 *
 * @param element The ref of the element.
 * @param isOpen Only then are presses watched.
 * @param onPress Called for each.
 */
export function usePressOutside(
  element: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onPress: () => void,
): void {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    if (!isOpen) return;
    const listen = (event: Event) => {
      if (!element.current || !event.composedPath().includes(element.current)) latest.current();
    };
    document.addEventListener('pointerdown', listen, true);
    return () => document.removeEventListener('pointerdown', listen, true);
  }, [isOpen, element]);
}
