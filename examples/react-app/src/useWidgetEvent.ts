import { useEffect, type RefObject } from 'react';

/** What every event of a widget carries; each kind has more, and none has what a visitor typed. */
export interface WidgetEventDetail {
  readonly id: string;
  readonly [more: string]: unknown;
}

/**
 * Listens to an event of the widgets inside an element: `aw:submit`, `aw:success`, `aw:results`, `aw:open` and others. They
 * bubble, so one listener around several widgets is enough. Give the same `handle` each time, as with any effect.
 */
export function useWidgetEvent(within: RefObject<Element | null>, type: `aw:${string}`, handle: (detail: WidgetEventDetail) => void): void {
  useEffect(() => {
    const element = within.current;
    const listen = (event: Event) => handle((event as CustomEvent<WidgetEventDetail>).detail);
    element?.addEventListener(type, listen);
    return () => element?.removeEventListener(type, listen);
  }, [within, type, handle]);
}
