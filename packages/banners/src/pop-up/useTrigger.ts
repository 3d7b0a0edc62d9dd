import { isRendered, unshadowed, warn } from '@adviser-widgets/core/internal';
import { useEffect, useRef, type RefObject } from 'react';

interface Trigger {
  /** The id of the button or link; may be empty. */
  readonly trigger: string;
  /** The placeholder's own id, for links to it; may be empty. */
  readonly own: string;
  /** Where the pop-up is. */
  readonly root: RefObject<Element | null>;
  readonly open: () => void;
}

/** Presses that have opened a pop-up. */
const answered = new WeakSet<Event>();

/**
 * Also opens by a link to the placeholder's own id; triggers may be added to the page later. Of several copies of a
 * section, such as one for phones and one for other windows, the first that shows opens.
 */
export function useTrigger(isOn: boolean, { trigger, own, root, open }: Trigger): void {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const selector = [trigger && `#${CSS.escape(trigger)}`, own && `a[href="#${CSS.escape(own)}"]`]
      .filter(Boolean)
      .join();
    if (!isOn || !selector) return;
    const marks = new Map<Element, string | null>();
    const mark = (element: Element) => {
      if (marks.has(element) || holdsControls(element)) return;
      marks.set(element, element.getAttribute('aria-haspopup'));
      element.setAttribute('aria-haspopup', 'dialog');
    };
    const onUse = (event: Event) => {
      const pressed = pressedIn(event, selector);
      if (!pressed || holdsControls(pressed)) return;
      mark(pressed);
      if (event.type !== 'click' || answered.has(event)) return;
      // A copy that shows may still open. Otherwise the console says why none does.
      if (!root.current || !isRendered(root.current))
        return void setTimeout(() => answered.has(event) || latest.current());
      answered.add(event);
      event.preventDefault();
      // The dialog restores the focus to it; Safari does not focus a pressed button.
      pressed.focus({ preventScroll: true });
      latest.current();
    };
    const all = [...document.querySelectorAll(selector)];
    all.forEach(mark);
    if (all.some(holdsControls))
      warn(
        `pop-up: the trigger "${trigger}" is an element with links or controls in it, so it opens nothing. Give that id to one button or link instead.`,
      );
    // In the capture phase, as a page may stop the event's propagation.
    document.addEventListener('click', onUse, true);
    document.addEventListener('focusin', onUse, true);
    if (own && document.getElementById(own)?.matches(':target')) latest.current();
    return () => {
      document.removeEventListener('click', onUse, true);
      document.removeEventListener('focusin', onUse, true);
      marks.forEach(unmark);
    };
  }, [isOn, trigger, own, root]);
}

/** A press on one of these must do what it says, and nothing else. */
const controls = 'a[href], button, input, select, textarea, summary, iframe, [contenteditable], [tabindex]';

function holdsControls(element: Element): boolean {
  return unshadowed(element).querySelector(controls) !== null;
}

/** Looks into shadow roots too. */
function pressedIn(event: Event, selector: string): HTMLElement | null {
  const [target] = event.composedPath();
  return target instanceof Element ? unshadowed(target).closest<HTMLElement>(selector) : null;
}

function unmark(before: string | null, element: Element): void {
  if (before === null) element.removeAttribute('aria-haspopup');
  else element.setAttribute('aria-haspopup', before);
}
