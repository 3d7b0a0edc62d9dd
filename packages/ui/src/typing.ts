// What types words out. An entry of its own, which comes when a page is idle.
export { typeWords, type Typing, type TypingOptions } from './type-words.ts';
