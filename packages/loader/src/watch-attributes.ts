interface AttributeEvents {
  readonly onProps: (element: HTMLElement) => void;
  readonly onName: (element: HTMLElement) => void;
}

/** Written by the library, or read only once; changes have no effect. */
const ignored = ['data-widget-state', 'data-widget-version', 'data-widget-load'];

/** One observer serves all elements, and releases removed ones. */
export function watchAttributes({ onProps, onName }: AttributeEvents): (element: HTMLElement) => void {
  const observer = new MutationObserver((records) => {
    const changed = new Map<HTMLElement, boolean>();
    for (const { target, attributeName, oldValue } of records) {
      const name = attributeName ?? '';
      if (!(target instanceof HTMLElement) || !name.startsWith('data-') || ignored.includes(name)) continue;
      if (target.getAttribute(name) === oldValue) continue; // set to the same value
      changed.set(target, changed.get(target) === true || name === 'data-widget');
    }
    changed.forEach((isName, element) => (isName ? onName(element) : onProps(element)));
  });
  return (element) => observer.observe(element, { attributes: true, attributeOldValue: true });
}
