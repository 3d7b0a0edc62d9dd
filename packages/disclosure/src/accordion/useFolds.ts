import { emit } from '@adviser-widgets/widget';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Regions are landmarks, of which more would be in the way (ARIA practices). */
export const mostRegions = 6;

/** What the sections of an accordion are folded with. */
interface FoldingOptions {
  /** Takes the number of a section, from 1. */
  readonly onToggle: (index: number, isOpen: boolean) => unknown;
  /** Aborts when everything is to be as it was. */
  readonly signal: AbortSignal;
}

/** Folds the sections in an element, and returns what opens and closes each. */
export type FoldAll = (root: HTMLElement, options: FoldingOptions) => readonly ((isOpen: boolean) => void)[];

interface Opening {
  /** Counted from 1. */
  readonly open: number | undefined;
  /** Milliseconds. */
  readonly openDelay: number;
}

/**
 * Keeps the sections in an element folded as long as it stands, and opens one of them by itself (H31). `foldAll` is to stay
 * the same as long as the sections do: another folds them anew.
 */
export function useFolds(foldAll: FoldAll, { open = 0, openDelay }: Opening): RefObject<HTMLDivElement | null> {
  const root = useRef<HTMLDivElement>(null);
  const folds = useRef<ReturnType<FoldAll>>([]);
  const host = useWidgetHost();
  useLayoutEffect(() => {
    const { current: fallback } = root;
    const controller = new AbortController();
    const onToggle = (index: number, isOpen: boolean) => emit(host, isOpen ? 'aw:open' : 'aw:close', { detail: { index }, fallback });
    if (fallback) folds.current = foldAll(fallback, { onToggle, signal: controller.signal });
    return () => controller.abort();
  }, [foldAll, host]);
  useLayoutEffect(() => {
    const show = () => folds.current[open - 1]?.(true);
    if (openDelay === 0) return show(); // before anything is painted
    const timer = setTimeout(show, openDelay);
    return () => clearTimeout(timer);
  }, [open, openDelay]);
  return root;
}
