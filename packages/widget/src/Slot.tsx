import { useLayoutEffect, useRef } from 'react';

/**
 * Shows a slot's element by moving it, not copying it (contract section 1), and puts it back where
 * it came from when it is no longer shown, so that the fallback can always be restored unchanged.
 */
export function Slot({ element }: { element: HTMLElement }) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const mark = document.createComment('');
    element.replaceWith(mark);
    container.current?.append(element);
    return () => mark.replaceWith(element);
  }, [element]);
  return <div ref={container} className="aw-slot" />;
}
