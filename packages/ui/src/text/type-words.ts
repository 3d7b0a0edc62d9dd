import { visibleCharacters } from '@adviser-widgets/core/internal';
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
  /** Continues from the letters that are shown: the last one is typed again. */
  resume(): void;
  /** Stops for good and shows the first word. */
  end(): void;
}

/** Milliseconds for which a word is complete before it is deleted. */
const restMs = 2000;

/** Milliseconds, to which typed.js adds up to half at random: 60 for a letter on average. */
const speed = 48;

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
    const isTyped = word === word.trim() && [element.textContent, word].every(canBeTyped);
    stop = (isTyped ? typeWord : showWhole)(element, { word, delay, onTyped });
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

interface Word {
  readonly word: string;
  /** Milliseconds before anything changes. */
  readonly delay: number;
  readonly onTyped: () => void;
}

/**
 * typed.js steps through UTF-16 units, which would take families and flags apart and separate a vowel from its macron: a
 * visitor never sees half a letter (R55). It also takes ^ and ` for commands, and trims what it types.
 */
function canBeTyped(text: string): boolean {
  return !/[`^]/.test(text) && [...visibleCharacters(text)].every(({ length }) => length === 1);
}

/** Deletes the letters with which the word does not begin, then types its others. Returns a function that stops where it is. */
function typeWord(element: HTMLElement, { word, delay, onTyped }: Word): () => void {
  const typed = new Typed(element, {
    strings: [word], // it deletes the text of the element first
    typeSpeed: speed,
    backSpeed: speed,
    startDelay: delay,
    backDelay: 0, // it types a single letter once more before it deletes it
    contentType: 'text', // otherwise it writes HTML
    showCursor: false, // that is HTML, and a style element
    autoInsertCss: false,
    onComplete: onTyped,
  });
  return () => {
    const shown = element.textContent;
    typed.destroy(); // which empties the element
    element.textContent = shown;
  };
}

function showWhole(element: HTMLElement, { word, delay, onTyped }: Word): () => void {
  const timer = setTimeout(() => {
    element.textContent = word;
    onTyped();
  }, delay);
  return () => clearTimeout(timer);
}
