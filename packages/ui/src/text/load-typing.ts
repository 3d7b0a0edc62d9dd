/**
 * Loads the code that types words letter by letter. typed.js is only for the few pages with such words, once
 * they are idle.
 */
export function loadTyping() {
  return import('./type-words.ts');
}
