import Typed from 'typed.js';

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
  resume(): void;
  /** Stops for good and shows the first word. */
  end(): void;
}

interface Pausing extends Typed {
  readonly pause: { status: boolean; curString: string };
}

/** Milliseconds per letter, and before a word is deleted. */
const speed = { typeSpeed: 60, backSpeed: 60, backDelay: 2000 };

/**
 * Only writes text and adds no styles, so any CSP allows it. A loop starts with the first word, whole. With
 * reduced motion, shows the first word.
 */
export function typeWords(
  element: HTMLElement,
  { words, startDelay = 0, isLoop = false }: TypingOptions,
): Typing {
  const motion = matchMedia('(prefers-reduced-motion: reduce)');
  let typed: Pausing | undefined;
  const show = () => {
    typed?.destroy();
    typed = undefined;
    element.textContent = words[0] ?? '';
  };
  const start = () => {
    if (motion.matches) return show();
    const strings = words.map(escape);
    const shown = (isLoop && strings[0]) || '';
    element.textContent = ''; // it would add the current text to the words
    // 'text' keeps it from writing HTML. Its cursor would be HTML, and add a style element.
    const typing = new Typed(element, {
      ...speed,
      strings,
      startDelay,
      loop: isLoop,
      contentType: 'text',
      showCursor: false,
      autoInsertCss: false,
      // Else each round would start with a word to delete, after the delay.
      onLastStringBackspaced: () => void Object.assign(typing, { strPos: 0, startDelay: 0 }),
    });
    Object.assign(typing, {
      humanizer: (milliseconds: number) => milliseconds, // it would randomly add up to half as much
      strPos: shown.length, // it deletes these letters first
    });
    element.textContent = shown;
    typed = typing as Pausing; // `pause` is missing in its types
  };
  const onMotion = () => {
    if (motion.matches) show();
  };
  motion.addEventListener('change', onMotion);
  start();
  return {
    pause() {
      if (typed) typed.pause.curString = '';
      typed?.stop();
    },
    resume() {
      // It pauses only when the current timer ends. Starting it before that would type twice.
      if (typed?.pause.curString) typed.start();
      else if (typed) typed.pause.status = false;
    },
    end() {
      motion.removeEventListener('change', onMotion);
      show();
    },
  };
}

/** These characters mean a pause or instant typing to the library. */
function escape(word: string): string {
  return word.replace(/[\^`]/g, '');
}
