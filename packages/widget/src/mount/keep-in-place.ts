import type { Fallback } from './fallback.ts';
import { createPatience, watchContent } from './watch-content.ts';

/**
 * Called once the page has put new content into the placeholder, which is now the fallback; the widget is
 * back by then. If it is not intact, the page has overwritten its elements, and it must be mounted again.
 */
export type OnRewritten = (content: readonly ChildNode[], isIntact: boolean) => void;

interface Mounted {
  readonly host: Element;
  readonly container: Element;
  readonly fallback: Fallback;
  readonly onRewritten: OnRewritten | undefined;
  readonly onLost: (error: Error) => void;
}

/** Puts a widget back whenever the page rewrites the inside of its placeholder (R25). Returns the undo. */
export function keepInPlace({ host, container, fallback, onRewritten, onLost }: Mounted): () => void {
  if (!fallback.takeBack) return () => {}; // a link
  const { id } = container;
  const hasPatience = createPatience();
  const refocus = followFocus(container);
  return watchContent(host, () => {
    const isIntact = container.id === id;
    const isInPlace = isIntact && host.contains(container);
    const content = fallback.takeBack?.();
    if (isIntact && !isInPlace) refocus();
    if (isInPlace && !content) return;
    if (!hasPatience()) return onLost(new Error('the page keeps removing it'));
    if (!isIntact && !onRewritten) return onLost(new Error('the page has overwritten its elements'));
    if (content) onRewritten?.(content, isIntact);
  });
}

/** Returns a function that focuses the element that had the focus until it was removed from the page. */
function followFocus(container: Element): () => void {
  let focused: HTMLElement | undefined;
  container.addEventListener('focusin', ({ target }) => (focused = target as HTMLElement)); // only elements get it
  // Later, as Chrome also sends it when the page removes the element.
  container.addEventListener('focusout', () => setTimeout(forget));
  return () => {
    if (document.activeElement === document.body) focused?.focus({ preventScroll: true });
  };

  function forget(): void {
    if (!container.contains(document.activeElement)) focused = undefined;
  }
}
