import { useLayoutEffect, useRef } from 'react';
import { hang } from './hang.ts';

/**
 * Hangs a list from the element around it while it is open.
 *
 * @param findList Returns the element of the list.
 * @param isOpen Only then does it hang.
 * @param onLeft Called once the element around it has left the window: close the list.
 */
export function useHang(
  findList: () => Element | null | undefined,
  isOpen: boolean,
  onLeft: () => void,
): void {
  const latest = useRef({ findList, onLeft });
  useLayoutEffect(() => {
    latest.current = { findList, onLeft };
  });
  useLayoutEffect(() => {
    const list = isOpen && latest.current.findList();
    if (!(list instanceof HTMLElement) || !list.parentElement) return;
    return hang(list, list.parentElement, () => latest.current.onLeft());
  }, [isOpen]);
}
