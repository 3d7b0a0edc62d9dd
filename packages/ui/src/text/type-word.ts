import { visibleCharacters } from '@adviser-widgets/core/internal';
import Typed from 'typed.js';

interface WordOptions {
  readonly word: string;
  /** Milliseconds before the first letter changes. */
  readonly delay: number;
  readonly onTyped: () => void;
}

/** Milliseconds, to which typed.js adds up to half at random: 60 for a letter on average. */
const speed = 48;

/**
 * Deletes the letters of the element that the word does not begin with, then types the word's others. Returns a function
 * that stops where it is.
 *
 * typed.js steps through UTF-16 units, which takes families and flags apart and separates a vowel from its macron (R47). No
 * option changes that: it types what is between backticks at once, but deletes it in units. So it types into an element
 * outside the page, one stand-in for each letter that people see, and the page shows the letters for which they stand.
 * No stand-in means anything to typed.js, unlike ^, ` and spaces at the ends.
 */
export function typeWord(element: HTMLElement, { word, delay, onTyped }: WordOptions): () => void {
  const before = [...visibleCharacters(element.textContent)];
  const after = [...visibleCharacters(word)];
  const kept = countEqual(before, after);
  const deleted = before.slice(kept);
  const letters = new Map([...deleted, ...after.slice(kept)].map((letter, at) => [standIn(at), letter]));
  const standIns = [...letters.keys()].join('');

  const stage = document.createElement('span');
  stage.textContent = standIns.slice(0, deleted.length);
  const observer = new MutationObserver(() => {
    const changed = [...stage.textContent].map((each) => letters.get(each));
    element.textContent = [...after.slice(0, kept), ...changed].join('');
  });
  observer.observe(stage, { childList: true });

  const typed = new Typed(stage, {
    strings: [standIns.slice(deleted.length)], // it deletes the text of the stage first
    typeSpeed: speed,
    backSpeed: speed,
    startDelay: delay,
    backDelay: 0, // it types a single letter once more before it deletes it
    contentType: 'text', // otherwise it writes HTML
    showCursor: false, // that is HTML, and a style element
    autoInsertCss: false,
    onComplete() {
      stop();
      onTyped();
    },
  });
  return stop;

  function stop(): void {
    observer.disconnect();
    typed.destroy();
  }
}

/** A character of the private use area. */
function standIn(index: number): string {
  return String.fromCharCode(0xe000 + index);
}

/** Counts the letters with which both begin. */
function countEqual(before: readonly string[], after: readonly string[]): number {
  const different = after.findIndex((letter, at) => letter !== before[at]);
  return different < 0 ? after.length : different;
}
