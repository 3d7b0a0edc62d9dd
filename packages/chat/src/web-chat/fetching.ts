// With a copy of its own of all that it imports (scripts/cdn/copy-apart.ts): it comes with downloads of forms and searches
// too, which would each have to wait for one more file.
export { clickEvent } from '@adviser-widgets/core';
export { loadScript } from '@adviser-widgets/core';
export { whenIdle } from '@adviser-widgets/core';
