import { emit } from '@adviser-widgets/widget';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Regions are landmarks, and more than six would clutter navigation (ARIA practices). */
export const mostRegions = 6;

interface FoldingOptions {
  /** `index` counts from 1. */
  readonly onToggle: (index: number, isOpen: boolean) => unknown;
  /** Aborts to restore the page's markup. */
  readonly signal: AbortSignal;
}

export type FoldAll = (root: HTMLElement, options: FoldingOptions) => readonly ((isOpen: boolean) => void)[];

interface Opening {
  /** Counted from 1. */
  readonly open: number | undefined;
  /** Milliseconds. */
  readonly openDelay: number;
}

/** `foldAll` must stay the same while the sections do: a new one folds them again. */
export function useFolds(
  foldAll: FoldAll,
  { open = 0, openDelay }: Opening,
): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const folds = useRef<ReturnType<FoldAll>>([]);
  const host = useWidgetHost();
  useLayoutEffect(() => {
    const { current: fallback } = root;
    const controller = new AbortController();
    const onToggle = (index: number, isOpen: boolean) =>
      emit(host, isOpen ? 'aw:open' : 'aw:close', { detail: { index }, fallback });
    if (fallback) folds.current = foldAll(fallback, { onToggle, signal: controller.signal });
    return () => controller.abort();
  }, [foldAll, host]);
  useLayoutEffect(() => {
    const show = () => folds.current[open - 1]?.(true);
    if (openDelay === 0) return show(); // before the first paint
    const timer = setTimeout(show, openDelay);
    return () => clearTimeout(timer);
  }, [open, openDelay]);
  return root;
}
