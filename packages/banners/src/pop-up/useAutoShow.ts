import { useEffect, useRef } from 'react';

interface AutoShow {
  /** Milliseconds. */
  readonly delay: number;
  readonly isSeen: () => boolean;
  readonly show: () => void;
}

/** Milliseconds until the next attempt. */
const pauseMs = 1000;

/** Starts the delay again when a visitor returns from the back/forward cache (H28). */
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
      if (isInTheWay()) timer = setTimeout(attempt, pauseMs);
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

/** A pop-up must not interrupt (H28). */
function isInTheWay(): boolean {
  return (
    document.hidden ||
    focused(document)?.matches(fields) === true ||
    [...document.querySelectorAll('dialog[open], [aria-modal="true"]')].some(isShown)
  );
}

/** Looks into shadow roots too. */
function focused({ activeElement }: DocumentOrShadowRoot): Element | null {
  return activeElement?.shadowRoot ? focused(activeElement.shadowRoot) : activeElement;
}

function isShown(element: Element): boolean {
  return element.getClientRects().length > 0;
}
