import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Starts with the text, and takes the focus, of the page's own form, which the box replaces; without a text, with `initial`. */
export function useTypedBefore(
  input: RefObject<HTMLInputElement | null>,
  initial = '',
): [text: string, setText: (text: string) => void] {
  const { element } = useWidgetHost();
  const wasFocused = useRef(false);
  const state = useState(() => typedIn(element) || initial);
  useLayoutEffect(() => {
    wasFocused.current = !!element?.contains(document.activeElement); // the page's form is still there
  }, [element]);
  useEffect(() => {
    if (wasFocused.current) input.current?.focus();
  }, [input]);
  return state;
}

/** The page's form may have hidden inputs and boxes before its text field. */
function typedIn(place: Element | undefined): string | undefined {
  const inputs = [...(place?.querySelectorAll('input') ?? [])];
  return inputs.find(({ type }) => type === 'text' || type === 'search')?.value;
}
