import { useEffect, useRef } from 'react';

interface AutoShow {
  /** Milliseconds. */
  readonly delay: number;
  /** The visitor has closed it lately, here or on another page. */
  readonly isSeen: () => boolean;
  readonly show: () => void;
}

/** Milliseconds until it tries again, where it would have been in the way. */
const pause = 1000;

/**
 * Shows something once, after a delay, as long as `isOn`. Due while the page is hidden, the visitor types or another
 * dialog is open, it waits until that is over. When a visitor comes back to a page that the browser has kept, the delay
 * begins anew (H28).
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

/** True where something that shows by itself would interrupt: nobody looks, somebody types, or a dialog is open (H28). */
function isInTheWay(): boolean {
  return document.hidden || focused(document)?.matches(fields) === true || [...document.querySelectorAll('dialog[open], [aria-modal="true"]')].some(isShown);
}

/** What has the focus, in a shadow root too. */
function focused({ activeElement }: DocumentOrShadowRoot): Element | null {
  return activeElement?.shadowRoot ? focused(activeElement.shadowRoot) : activeElement;
}

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}
