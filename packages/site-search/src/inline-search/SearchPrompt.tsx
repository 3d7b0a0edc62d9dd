import { loadTyping } from '@adviser-widgets/ui';
import { whenIdle } from '@adviser-widgets/core';
import { useEffect, useRef } from 'react';

/**
 * What stands in an empty box, typed out once where motion is welcome. Screen readers have the box's label: a
 * placeholder would be read again and again (H14).
 */
export function SearchPrompt({ text }: { text: string }) {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let stop = () => {};
    let isOver = false;
    const start = async () => {
      await whenIdle(() => false);
      if (isOver || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      const { typeWords } = await loadTyping();
      if (!isOver && element.current) stop = typeWords(element.current, { words: [text] }).end;
    };
    start().catch(() => {}); // the text stands there as it is
    return () => {
      isOver = true;
      stop();
    };
  }, [text]);
  return (
    <span className="aw-search__prompt" aria-hidden="true" ref={element}>
      {text}
    </span>
  );
}
