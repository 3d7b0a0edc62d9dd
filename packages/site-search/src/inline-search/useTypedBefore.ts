import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Returns what the box starts with: the text of the page's own form, which it replaces; without one, `initial`. */
export function useTypedBefore(initial = ''): string {
  const { element } = useWidgetHost();
  const [start] = useState(() => typedIn(element) || initial);
  return start;
}

/** Takes the focus of the page's own form, if it has it, and calls `onTaken`. */
export function useFocusBefore(input: RefObject<HTMLInputElement | null>, onTaken = () => {}): void {
  const { element } = useWidgetHost();
  const wasFocused = useRef(false);
  useLayoutEffect(() => {
    wasFocused.current = !!element?.contains(document.activeElement); // the page's form is still there
  }, [element]);
  useEffect(() => {
    if (!wasFocused.current) return;
    wasFocused.current = false;
    input.current?.focus({ preventScroll: true });
    onTaken();
  });
}

/** The page's form may have hidden inputs and boxes before its text field. */
function typedIn(place: Element | undefined): string | undefined {
  const inputs = [...(place?.querySelectorAll('input') ?? [])];
  return inputs.find(({ type }) => type === 'text' || type === 'search')?.value;
}
