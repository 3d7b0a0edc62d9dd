// Imported on intent. It has a copy of its own of all that it imports (scripts/cdn/copy-apart.ts), so that the
// downloads of forms stay as they are: nothing in here may keep state.
export { sendSubscription } from '@adviser-widgets/core';
// Drawn after a press only, when this has come.
export { SuccessPanel } from '@adviser-widgets/forms';
