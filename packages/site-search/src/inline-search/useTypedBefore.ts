import { useWidgetHost } from '@adviser-widgets/widget/react';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * The text of the box, at first what somebody has already typed into the page's own form that it takes the place of;
 * if the focus was there, it is in the box then.
 */
export function useTypedBefore(form: RefObject<HTMLElement | null>): [text: string, setText: (text: string) => void] {
  const { element } = useWidgetHost();
  const wasFocused = useRef(false);
  const state = useState(() => element?.querySelector('input')?.value ?? '');
  useLayoutEffect(() => {
    wasFocused.current = !!element?.contains(document.activeElement); // the page's form still stands
  }, [element]);
  useEffect(() => {
    if (wasFocused.current) form.current?.querySelector('input')?.focus();
  }, [form]);
  return state;
}
