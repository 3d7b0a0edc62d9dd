/** The visible part of the page, in the coordinates of `getBoundingClientRect`. */
export interface Viewport {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Calls `listener` now and whenever the visible part of the page moves or changes its size: with the keyboard
 * of a phone, with zoom, and as anything scrolls. Returns the undo.
 */
export function watchViewport(listener: (view: Viewport) => void): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal, capture: true, passive: true };
  const onChange = () => listener(visiblePart());
  for (const type of ['resize', 'scroll']) {
    window.addEventListener(type, onChange, options);
    window.visualViewport?.addEventListener(type, onChange, options);
  }
  onChange();
  return () => stop.abort();
}

/** Returns the visible part of the page: less than the window while a phone's keyboard is open, or with pinch zoom. */
export function visiblePart(): Viewport {
  const { offsetLeft: left, offsetTop: top, width, height } = window.visualViewport ?? wholeWindow();
  return { left, right: left + width, top, bottom: top + height };
}

function wholeWindow() {
  return { offsetLeft: 0, offsetTop: 0, width: innerWidth, height: innerHeight };
}
