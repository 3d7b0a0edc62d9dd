// Imported dynamically: few placeholders are links.
export { keepBesideLink } from './keep-beside-link.ts';
