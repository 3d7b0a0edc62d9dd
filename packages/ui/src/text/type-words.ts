import { typeWord } from './type-word.ts';

/** Which words to type, when to start, and whether to repeat. */
export interface TypingOptions {
  readonly words: readonly string[];
  /** Milliseconds before the first letter is typed, or in a loop deleted; default 0. */
  readonly startDelay?: number;
  /** Deletes each word and types the next, forever. */
  readonly isLoop?: boolean;
}

/** Controls the typing of words. */
export interface Typing {
  pause(): void;
  /** Continues from the letters that are shown. */
  resume(): void;
  /** Stops for good and shows the first word. */
  end(): void;
}

/** Milliseconds for which a word is complete before it is deleted. */
const restMs = 2000;

/**
 * Only writes text and adds no styles, so any CSP allows it. A loop starts with the first word, whole. With
 * reduced motion, shows the first word.
 */
export function typeWords(
  element: HTMLElement,
  { words, startDelay = 0, isLoop = false }: TypingOptions,
): Typing {
  const motion = matchMedia('(prefers-reduced-motion: reduce)');
  const [first = ''] = words;
  /** The word that is being typed. */
  let index = isLoop ? 1 : 0;
  let state: 'typing' | 'paused' | 'over' = 'typing';
  let stop = () => {};

  const type = (delay: number) => {
    const word = words[index % words.length] ?? '';
    stop = typeWord(element, { word, delay, onTyped });
  };
  const onTyped = () => {
    index += 1;
    if (isLoop) type(restMs);
    else state = 'over';
  };
  const showFirst = () => {
    state = 'over';
    stop();
    element.textContent = first;
  };
  const onMotion = () => {
    if (motion.matches) showFirst();
  };

  element.textContent = isLoop ? first : '';
  motion.addEventListener('change', onMotion);
  if (motion.matches) showFirst();
  else type(startDelay);
  return {
    pause() {
      if (state !== 'typing') return;
      state = 'paused';
      stop();
    },
    resume() {
      if (state !== 'paused') return;
      state = 'typing';
      type(0);
    },
    end() {
      motion.removeEventListener('change', onMotion);
      showFirst();
    },
  };
}
