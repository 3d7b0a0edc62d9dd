import Typed from 'typed.js';

/** Which words are typed, when the first begins, and whether they ever end. */
export interface TypingOptions {
  readonly words: readonly string[];
  /** Milliseconds before the first letter; default none. */
  readonly startDelay?: number;
  /** Takes the words away again and types the next, for ever. */
  readonly isLoop?: boolean;
}

/** Words that are being typed. */
export interface Typing {
  /** Leaves what stands there as it is, until it goes on. */
  pause(): void;
  resume(): void;
  /** For good, with the first word in its place. */
  end(): void;
}

/** Where it stopped, as the library notes it. */
interface Pausing extends Typed {
  readonly pause: { status: boolean; curString: string };
}

/** Milliseconds per letter, forwards and back, and that words stand before they go (spec section 9, H26). */
const speed = { typeSpeed: 60, backSpeed: 60, backDelay: 2000 };

/**
 * Types words into an element, letter by letter, until they stand there or for ever. It only ever writes text, and adds
 * no style of its own, so that any policy of the page allows it. Where less motion is asked for, the first word stands.
 */
export function typeWords(element: HTMLElement, { words, startDelay = 0, isLoop = false }: TypingOptions): Typing {
  const motion = matchMedia('(prefers-reduced-motion: reduce)');
  let typed: Pausing | undefined;
  const show = () => {
    typed?.destroy();
    typed = undefined;
    element.textContent = words[0] ?? '';
  };
  const start = () => {
    if (motion.matches) return show();
    element.textContent = ''; // else it begins by taking away what stands there
    // With 'text' it writes no HTML; its cursor would be HTML, and bring a style element along.
    const typing = new Typed(element, { ...speed, strings: words.map(escape), startDelay, loop: isLoop, contentType: 'text', showCursor: false, autoInsertCss: false });
    Object.assign(typing, { humanizer: (milliseconds: number) => milliseconds }); // it would add up to half of it, at random
    typed = typing as Pausing; // what its types leave out
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
      // It stops where the timer under way ends, and only there notes where it was. Started before, it would type twice.
      if (typed?.pause.curString) typed.start();
      else if (typed) typed.pause.status = false;
    },
    end() {
      motion.removeEventListener('change', onMotion);
      show();
    },
  };
}

/** Its signs for a pause and for typing at once mean nothing here. */
function escape(word: string): string {
  return word.replace(/[\^`]/g, '');
}
