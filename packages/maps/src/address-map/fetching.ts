// With a copy of its own of all that it imports (scripts/cdn/copy-apart.ts): what adds scripts comes with the bot check
// of a form, which would have to wait for one more file. The vendor's loader is one function here, as ours has done its work;
// what tells nearness keeps no state either.
export { importLibrary, setOptions } from '@googlemaps/js-api-loader';
export { useInView } from '@adviser-widgets/ui';
export { loadScript } from '@adviser-widgets/core';
