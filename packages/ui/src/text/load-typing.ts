import { createLazyPart } from '@adviser-widgets/core';

/**
 * Loads the code that types words letter by letter. typed.js is only for the few pages with such words, once
 * they are idle.
 */
export const { load: loadTyping } = createLazyPart('The code that types words', () => import('./type-words.ts'));
