import { longestTimerMs } from '@adviser-widgets/core/internal';
import { emit } from '@adviser-widgets/widget';
import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { readArrival, type Arrival } from '../arrival.ts';
import { keepOpenSections, keptOpen, type MarkedFold } from './open-sections.ts';

/** Regions are landmarks, and more than six would clutter navigation (ARIA practices). */
export const mostRegions = 6;

interface FoldingOptions {
  /** `index` counts from 1. */
  readonly onToggle: (index: number, isOpen: boolean) => unknown;
  /** Whether a section was open when it was folded last. */
  readonly wasOpen: (mark: Element) => boolean;
  /** When they are folded first: opens what it leads to. */
  readonly arrival: Arrival | undefined;
  /** Aborts to restore the page's markup. */
  readonly signal: AbortSignal;
}

export type FoldAll = (root: HTMLElement, options: FoldingOptions) => readonly MarkedFold[];

interface Opening {
  /** Counted from 1. */
  readonly open: number | undefined;
  /** Milliseconds. */
  readonly openDelay: number;
  /** Keeps in the tab which are open. */
  readonly remember: boolean;
}

interface Folds {
  readonly root: RefObject<HTMLDivElement | null>;
  readonly isAllOpen: boolean;
  readonly setAll: (isOpen: boolean) => void;
}

/** `foldAll` must stay the same while the sections do: a new one folds them again, and those that were open stay so. */
export function useFolds(foldAll: FoldAll, { open = 0, openDelay, remember }: Opening): Folds {
  const root = useRef<HTMLDivElement>(null);
  const folds = useRef<readonly MarkedFold[]>([]);
  const opened = useRef<readonly Element[]>([]);
  const [isAllOpen, setAllOpen] = useState(false);
  const host = useWidgetHost();
  const [arrival] = useState(() => readArrival(host.element));
  const hasFolded = useRef(false);
  useLayoutEffect(() => {
    const { current: fallback } = root;
    const controller = new AbortController();
    folds.current = []; // while some open, below, for the address
    const update = () =>
      setAllOpen(folds.current.length > 0 && folds.current.every(({ isOpen }) => isOpen()));
    const onToggle = (index: number, isOpen: boolean) => {
      emit(host, isOpen ? 'aw:open' : 'aw:close', { detail: { index }, fallback });
      update();
      if (remember) keepOpenSections(folds.current);
    };
    const wasOpen = (mark: Element) => opened.current.includes(mark);
    const options = { onToggle, wasOpen, arrival: hasFolded.current ? undefined : arrival };
    if (fallback) folds.current = foldAll(fallback, { ...options, signal: controller.signal });
    hasFolded.current = true;
    update();
    return () => {
      opened.current = folds.current.filter(({ isOpen }) => isOpen()).map(({ mark }) => mark);
      controller.abort();
    };
  }, [foldAll, host, remember, arrival]);
  useLayoutEffect(() => {
    const kept = remember ? keptOpen(folds.current) : undefined;
    const show = () => (kept ?? folds.current.slice(open - 1, open)).forEach(({ set }) => set(true));
    if (kept ?? openDelay === 0) return show(); // before the first paint
    const timer = setTimeout(show, Math.min(openDelay, longestTimerMs));
    return () => clearTimeout(timer);
  }, [open, openDelay, remember]);
  useLayoutEffect(() => arrival.settle(root.current), [arrival]);
  return { root, isAllOpen, setAll: (isOpen) => folds.current.forEach(({ set }) => set(isOpen)) };
}
