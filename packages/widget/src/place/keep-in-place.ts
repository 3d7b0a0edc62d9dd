import type { Healed, Stage } from './stage.ts';
import { createPatience } from '../nodes/patience.ts';

/** Called once the page has changed the author's nodes, or has overwritten the widget. */
export type OnRewritten = (healed: Exclude<Healed, 'same'>) => void;

interface Mounted {
  readonly host: Element;
  readonly root: Element;
  readonly onRewritten: OnRewritten | undefined;
  readonly onLost: (error: Error) => void;
}

/** Within one task, which ends before the page is drawn: a script answers each rendering with another change. */
const mostChanges = 100;

/** Returns a function that puts a widget back into its placeholder once the page has changed that. */
export function keepInPlace({ host, root, onRewritten, onLost }: Mounted): (stage: Stage) => void {
  const hasPatience = createPatience();
  let changes = 0;
  const refocus = followFocus(root);
  return (stage) => {
    const wasInPlace = root.parentNode === host;
    const healed = stage.heal();
    if (!wasInPlace && !hasPatience()) return onLost(new Error('the page keeps removing it'));
    if (healed !== 'same') {
      if (changes++ === 0) setTimeout(() => (changes = 0));
      if (changes > mostChanges) return onLost(new Error('the page keeps changing its content'));
      onRewritten?.(healed);
    }
    if (!wasInPlace || healed !== 'same') refocus();
  };
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
