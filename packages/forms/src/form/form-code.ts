import { createLazyPart } from '@adviser-widgets/core';

/** What a form needs from the first touch on: it loads when a visitor enters a field, or presses the button. */
export const formCode = /* @__PURE__ */ createLazyPart(
  "The form's own code",
  () => import('./after-touch.ts'),
);

/** Once loaded. */
export type FormCode = typeof import('./after-touch.ts');
