import { loadTyping } from '@adviser-widgets/ui';
import { whenIdle } from '@adviser-widgets/core/internal';
import { useEffect, useRef } from 'react';

/** Screen readers get the box's label instead: they would read a placeholder again and again. */
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
    start().catch(() => {}); // the full text stays
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
