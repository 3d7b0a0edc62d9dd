// It has a copy of its own of all that it imports (scripts/cdn/copy-apart.ts), so that the downloads of forms, which come
// on intent, stay as they are: nothing in here may keep state.
export { searchAdvisers } from '@adviser-widgets/core';
