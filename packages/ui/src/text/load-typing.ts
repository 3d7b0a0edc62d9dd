import { createLazyPart } from '@adviser-widgets/core';

const typing = createLazyPart('The code that types words', () => import('./type-words.ts'));

/**
 * Loads the code that types words letter by letter. typed.js is only for the few pages with such words, once
 * they are idle.
 */
export function loadTyping() {
  return typing.load();
}
