// What few pages ask for. The build makes one file of it, apart from all others (scripts/cdn/build-extras.ts).
export { keepAdviser } from '@adviser-widgets/core/visit';
export { mount, update } from './page-api.ts';
export { startPageExtras } from './page-extras.ts';
