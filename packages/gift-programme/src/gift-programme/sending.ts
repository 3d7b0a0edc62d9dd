// Imported on intent. It has a copy of its own of all that it imports (scripts/cdn/copy-apart.ts), so that the
// downloads of forms stay as they are: nothing in here may keep state.
export { sendGift, sendReferrals } from '@adviser-widgets/core';
export { checkLead } from '@adviser-widgets/forms';
