import { closest } from './observe-placeholders.ts';

/** What handles a press by itself. */
const controls = 'a[href], button, input, select, textarea, label, summary, [role="button"], [tabindex]';

/** By placeholder, what was pressed in it last before its widget was there. */
export type EarlyPresses = WeakMap<Element, Element>;

/**
 * Notes presses that do nothing in a fallback: its widget may have a button there. One listener for all, as
 * `watchUse` only serves placeholders that wait for an interaction; on the window, as an element's name can hide
 * the document's methods.
 */
export function watchPresses(): EarlyPresses {
  const presses: EarlyPresses = new WeakMap();
  addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const host = closest(target, '[data-widget]:not([data-widget-state="ready"])');
      if (host) presses.set(host, target);
    },
    true,
  );
  return presses;
}

/** Returns an element that was pressed without an effect, once. Call it before the mount, which may move it. */
export function takePress(presses: EarlyPresses, host: Element): Element | undefined {
  const pressed = presses.get(host);
  presses.delete(host);
  const control = pressed?.closest(controls);
  return control && control !== host && host.contains(control) ? undefined : pressed;
}
