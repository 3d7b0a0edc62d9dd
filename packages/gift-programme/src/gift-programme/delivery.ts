import { createLazyPart } from '@adviser-widgets/core';

/** The requests of both steps. */
export const delivery = /* @__PURE__ */ createLazyPart(
  "The form's own code",
  () => import('./programme-calls.ts'),
);
