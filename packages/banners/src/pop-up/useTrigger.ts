import { useEffect, useRef } from 'react';

/**
 * Opens at a press on the trigger, whenever it comes into the page, or on a link to the placeholder's own id; at once
 * where the visitor has come by such a link already (`:target`). While it listens, what it finds says that it opens a dialog.
 */
export function useTrigger(trigger: string, own: string, open: () => void): void {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const selector = [trigger && `#${CSS.escape(trigger)}`, own && `a[href="#${CSS.escape(own)}"]`].filter(Boolean).join();
    if (!selector) return;
    const marks = new Map<Element, string | null>();
    const mark = (element: Element) => {
      if (marks.has(element)) return;
      marks.set(element, element.getAttribute('aria-haspopup'));
      element.setAttribute('aria-haspopup', 'dialog');
    };
    const onUse = (event: Event) => {
      const pressed = pressedIn(event, selector);
      if (!pressed) return;
      mark(pressed);
      if (event.type !== 'click') return;
      event.preventDefault();
      pressed.focus({ preventScroll: true }); // the focus comes back to it; Safari gives buttons none
      latest.current();
    };
    document.querySelectorAll(selector).forEach(mark);
    // On its way down, as a page may stop it on its way up.
    document.addEventListener('click', onUse, true);
    document.addEventListener('focusin', onUse, true);
    if (own && document.getElementById(own)?.matches(':target')) latest.current();
    return () => {
      document.removeEventListener('click', onUse, true);
      document.removeEventListener('focusin', onUse, true);
      marks.forEach(unmark);
    };
  }, [trigger, own]);
}

/** What matches around the place of an event, in a shadow root too. */
function pressedIn(event: Event, selector: string): HTMLElement | null {
  const [target] = event.composedPath();
  // A form's own `closest` may be hidden by an input of that name.
  return target instanceof Element ? Element.prototype.closest.call<Element, [string], HTMLElement | null>(target, selector) : null;
}

function unmark(before: string | null, element: Element): void {
  if (before === null) element.removeAttribute('aria-haspopup');
  else element.setAttribute('aria-haspopup', before);
}
