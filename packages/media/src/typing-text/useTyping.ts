import { whenIdle } from '@adviser-widgets/core/internal';
import { loadTyping, type Typing } from '@adviser-widgets/ui';
import { useEffect, useState, type RefObject } from 'react';

interface TypingControl {
  /** Empty to type nothing. */
  readonly words: readonly string[];
  readonly isRunning: boolean;
}

/** Milliseconds before the first letter. */
const startDelayMs = 1000;

export function useTyping(element: RefObject<HTMLElement | null>, { words, isRunning }: TypingControl): void {
  const [typing, setTyping] = useState<Typing>();
  const text = words.join('\n');
  useEffect(() => {
    if (text === '') return;
    let isOver = false;
    let started: Typing | undefined;
    const start = async () => {
      await whenIdle(() => false);
      if (isOver) return;
      const { typeWords } = await loadTyping();
      if (isOver || !element.current) return;
      started = typeWords(element.current, {
        words: text.split('\n'),
        startDelay: startDelayMs,
        isLoop: true,
      });
      setTyping(started);
    };
    start().catch(() => {}); // the first word stays as it is
    return () => {
      isOver = true;
      started?.end();
      setTyping(undefined);
    };
  }, [element, text]);
  useEffect(() => {
    if (isRunning) return;
    typing?.pause();
    return () => typing?.resume();
  }, [typing, isRunning]);
}
