import { consentTo, isRendered, longestTimerMs, parentOf, unshadowed } from '@adviser-widgets/core/internal';
import { focusedIn } from '@adviser-widgets/ui/internal';
import { useEffect, useRef, type RefObject } from 'react';
import { readPageRoom } from './page-room.ts';

interface AutoShow {
  /** Milliseconds. */
  readonly delay: number;
  readonly root: RefObject<Element | null>;
  readonly isSeen: () => boolean;
  readonly show: () => void;
}

/** Milliseconds until the next attempt. */
const pauseMs = 1000;

/** Starts the delay again when a visitor returns from the back/forward cache. */
export function useAutoShow(isOn: boolean, { delay, root, isSeen, show }: AutoShow): void {
  const latest = useRef({ isSeen, show });
  useEffect(() => {
    latest.current = { isSeen, show };
  });
  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setTimeout>;
    const attempt = () => {
      if (!root.current || latest.current.isSeen()) return;
      if (isInTheWay(root.current)) timer = setTimeout(attempt, pauseMs);
      else latest.current.show();
    };
    const begin = () => {
      clearTimeout(timer);
      timer = setTimeout(attempt, Math.min(delay, longestTimerMs));
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) begin();
    };
    begin();
    addEventListener('pageshow', onPageShow);
    return () => {
      clearTimeout(timer);
      removeEventListener('pageshow', onPageShow);
    };
  }, [isOn, delay, root]);
}

/** What a visitor types into or answers with. A frame may hold a form, or a film that plays. */
const fields =
  'input:not([type=button], [type=submit], [type=reset], [type=image]), textarea, select, iframe, [contenteditable]:not([contenteditable="false"])';

/**
 * A pop-up must not interrupt, cover a control in use (WCAG 2.4.11), or cover a question that visitors answer first: the
 * one about consent, or another of the page's. In a hidden tab or part of the page it waits until it can be seen.
 */
function isInTheWay(root: Element): boolean {
  const focused = focusedIn(document);
  return (
    document.hidden ||
    !isRendered(root) ||
    consentTo('analytics') === undefined ||
    (focused !== null && (focused.matches(fields) || isFixedAtFoot(focused))) ||
    [...document.querySelectorAll('dialog[open], [aria-modal="true"]')].some((dialog) =>
      isRendered(dialog),
    ) ||
    readPageRoom(root).isTaken
  );
}

/** The pop-up would cover it, and it does not scroll. */
function isFixedAtFoot(element: Element): boolean {
  if (unshadowed(element).getBoundingClientRect().bottom < innerHeight / 3) return false;
  for (let each: Element | undefined = element; each; each = parentOf(each))
    if (/fixed|sticky/.test(getComputedStyle(each).position)) return true;
  return false;
}
