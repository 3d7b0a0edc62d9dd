// Imported on intent. It has a copy of its own of all that it imports (scripts/cdn/copy-apart.ts), so that the
// downloads of forms stay as they are: nothing in here may keep state.
export { clickEvent, searchAdvisers } from '@adviser-widgets/core/adviser-search';
// Drawn after a search only, when this has come.
export { AdviserPanel } from './AdviserPanel.tsx';
