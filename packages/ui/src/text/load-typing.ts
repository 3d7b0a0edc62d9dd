import { createLazyPart } from '@adviser-widgets/core';

const typing = /* @__PURE__ */ createLazyPart('The code that types words', () => import('./type-words.ts'));

/** Loads typed.js, which only few pages need, and only once they are idle. */
export function loadTyping(): Promise<typeof import('./type-words.ts')> {
  return typing.load();
}
