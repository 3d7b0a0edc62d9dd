import { createLazyPart } from '@adviser-widgets/core';

const sanitiser = /* @__PURE__ */ createLazyPart('The sanitiser', () => import('./sanitise.ts'));

/** Loads the sanitiser, for components that rarely need it. */
export function loadSanitiser() {
  return sanitiser.load();
}
