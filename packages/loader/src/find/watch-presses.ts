import { unshadowed } from '@adviser-widgets/core/internal';
import type { Found, PlaceholderObserver } from './observe-placeholders.ts';

/** What handles a press natively. */
const controls = 'a[href], button, input, select, textarea, label, summary, [role="button"], [tabindex]';

/**
 * Returns a function that starts to note presses that do nothing in a fallback: its widget may have a button there.
 * One listener for all, as `watchUse` only serves placeholders that wait for an interaction; on the window, as an
 * element's name can hide the document's methods. Call it for each placeholder: `document.open()` removes the listener.
 */
export function pressWatcher({ known }: Pick<PlaceholderObserver, 'known'>): () => void {
  const notePress = ({ target }: Event) => {
    if (!(target instanceof Element)) return;
    const host = unshadowed(target).closest<HTMLElement>('[data-widget]:not([data-widget-state="ready"])');
    const found = host && known.get(host);
    if (found) found.pressed = target;
  };
  return () => addEventListener('click', notePress, true);
}

/** Returns an element that was pressed without an effect, once. Call it before the mount, which may move it. */
export function takePress(found: Found | undefined): Element | undefined {
  if (!found) return undefined;
  const { element: host, pressed } = found;
  found.pressed = undefined;
  const control = pressed && unshadowed(pressed).closest(controls);
  return control && control !== host && unshadowed(host).contains(control) ? undefined : pressed;
}
