export type { Driver, Selector, Settings } from './driver.ts';
export { engineTest } from './engine-test.ts';
export { heard, untilFocused, untilGone, untilState, untilText } from './facts.ts';
export { tabTo, typeThroughForm } from './keyboard.ts';
export { openBare } from './open-bare.ts';
export type { Relay } from './relay.ts';
export { scrollThrough } from './facts.ts';
