/** Few pages have a widget that takes a parameter out of their address. */
export { scrubAddress } from '@adviser-widgets/core/internal';
