/** Loads what types words out, letter by letter: typed.js is for the few pages that have such words, once they are idle. */
export function loadTyping() {
  return import('./type-words.ts');
}
