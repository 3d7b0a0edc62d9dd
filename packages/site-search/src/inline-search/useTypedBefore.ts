import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Starts with the text, and takes the focus, of the page's own form, which the box replaces; without a text, with `initial`. */
export function useTypedBefore(
  form: RefObject<HTMLElement | null>,
  initial = '',
): [text: string, setText: (text: string) => void] {
  const { element } = useWidgetHost();
  const wasFocused = useRef(false);
  const state = useState(() => element?.querySelector('input')?.value || initial);
  useLayoutEffect(() => {
    wasFocused.current = !!element?.contains(document.activeElement); // the page's form is still there
  }, [element]);
  useEffect(() => {
    if (wasFocused.current) form.current?.querySelector('input')?.focus();
  }, [form]);
  return state;
}
