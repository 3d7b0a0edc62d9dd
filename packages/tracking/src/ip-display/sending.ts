// A copy of its own of what leads take with them (scripts/cdn/copy-apart.ts): forms would have one more file otherwise.
export { setVisitorIp } from '@adviser-widgets/core';
