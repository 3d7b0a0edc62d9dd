import { useEffect, type RefObject } from 'react';

/** The detail of every widget event. Each kind adds more, but none contains what a visitor typed. */
export interface WidgetEventDetail {
  readonly id: string;
  readonly [more: string]: unknown;
}

/**
 * Listens to a widget event inside an element: `aw:submit`, `aw:success`, `aw:results`, `aw:open` and others.
 * They bubble, so one listener can cover several widgets. Pass a stable `handle`, as with any effect.
 */
export function useWidgetEvent(
  within: RefObject<Element | null>,
  type: `aw:${string}`,
  handle: (detail: WidgetEventDetail) => void,
): void {
  useEffect(() => {
    const element = within.current;
    const listen = (event: Event) => handle((event as CustomEvent<WidgetEventDetail>).detail);
    element?.addEventListener(type, listen);
    return () => element?.removeEventListener(type, listen);
  }, [within, type, handle]);
}
