import { unshadowed } from '@adviser-widgets/core/internal';

interface AttributeEvents {
  readonly onProps: (element: HTMLElement) => void;
  readonly onName: (element: HTMLElement) => void;
  /** What the library writes has changed, by the library or the page. */
  readonly onState: (element: HTMLElement) => void;
}

/** Written by the library. */
const states = ['data-widget-state', 'data-widget-version'];

/** Read only once; changes have no effect. */
const ignored = 'data-widget-load';

/** One observer serves all elements, and releases removed ones. */
export function watchAttributes(events: AttributeEvents): (element: HTMLElement) => void {
  const observer = new MutationObserver((records) => {
    const changed = new Map<HTMLElement, Set<string>>();
    for (const { target, attributeName, oldValue } of records) {
      const name = attributeName ?? '';
      if (!(target instanceof HTMLElement) || !name.startsWith('data-') || name === ignored) continue;
      if (unshadowed(target).getAttribute(name) === oldValue) continue; // set to the same value
      changed.set(target, (changed.get(target) ?? new Set()).add(name));
    }
    changed.forEach((names, element) => notify(element, names, events));
  });
  return (element) => observer.observe(element, { attributes: true, attributeOldValue: true });
}

function notify(
  element: HTMLElement,
  names: Set<string>,
  { onProps, onName, onState }: AttributeEvents,
): void {
  const isState = states.map((name) => names.delete(name)).includes(true);
  if (isState) onState(element);
  if (names.has('data-widget')) onName(element);
  else if (names.size > 0) onProps(element);
}
