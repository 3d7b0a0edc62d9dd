import { useEffect, useRef } from 'react';

/** Milliseconds to wait for the click after a press. iOS sends none for a press on an empty area. */
const clickDelayMs = 500;

/**
 * Returns a function that runs `action` once no press is under way. A button that moves between pointerdown
 * and click is not clicked, so the layout may only change after that.
 */
export function useAfterPress(): (action: () => void) => void {
  const press = useRef<{ isUnderWay: boolean; waiting: (() => void)[] }>({ isUnderWay: false, waiting: [] });
  useEffect(() => watchPresses(press.current), []);
  return (action) => {
    if (press.current.isUnderWay) press.current.waiting.push(action);
    else action();
  };
}

function watchPresses(press: { isUnderWay: boolean; waiting: (() => void)[] }): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    clearTimeout(timer);
    press.isUnderWay = true;
  };
  const end = () => {
    clearTimeout(timer);
    press.isUnderWay = false;
    for (const action of press.waiting.splice(0)) action();
  };
  const release = () => {
    timer = setTimeout(end, clickDelayMs);
  };
  const listeners = { pointerdown: begin, pointerup: release, pointercancel: end, click: end };
  const stop = new AbortController();
  for (const [type, listener] of Object.entries(listeners))
    window.addEventListener(type, listener, { capture: true, signal: stop.signal });
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
