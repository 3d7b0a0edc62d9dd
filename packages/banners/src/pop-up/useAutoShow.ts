import { useEffect, useRef } from 'react';

interface AutoShow {
  /** Milliseconds. */
  readonly delay: number;
  /** True if the visitor closed it recently, on this or another page. */
  readonly isSeen: () => boolean;
  readonly show: () => void;
}

/** Milliseconds until the next attempt, after one at a bad moment. */
const pause = 1000;

/**
 * Shows something once after a delay, while `isOn`. If the page is hidden, the visitor is typing or another
 * dialog is open, it waits. The delay starts again when a visitor returns to a page from the back/forward
 * cache (H28).
 */
export function useAutoShow(isOn: boolean, { delay, isSeen, show }: AutoShow): void {
  const latest = useRef({ isSeen, show });
  useEffect(() => {
    latest.current = { isSeen, show };
  });
  useEffect(() => {
    if (!isOn) return;
    let timer: ReturnType<typeof setTimeout>;
    const attempt = () => {
      if (latest.current.isSeen()) return;
      if (isInTheWay()) timer = setTimeout(attempt, pause);
      else latest.current.show();
    };
    const begin = () => {
      clearTimeout(timer);
      timer = setTimeout(attempt, delay);
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
  }, [isOn, delay]);
}

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** True if a pop-up would interrupt: the page is hidden, a visitor is typing, or a dialog is open (H28). */
function isInTheWay(): boolean {
  return (
    document.hidden ||
    focused(document)?.matches(fields) === true ||
    [...document.querySelectorAll('dialog[open], [aria-modal="true"]')].some(isShown)
  );
}

/** The focused element, in shadow roots too. */
function focused({ activeElement }: DocumentOrShadowRoot): Element | null {
  return activeElement?.shadowRoot ? focused(activeElement.shadowRoot) : activeElement;
}

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}
