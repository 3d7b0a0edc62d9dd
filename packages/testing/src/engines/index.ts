export type { Driver, Selector } from './driver.ts';
export { engineTest } from './engine-test.ts';
export { focusedName, untilFocused, untilGone, untilState, untilText } from './facts.ts';
export { tabTo, typeThroughForm } from './keyboard.ts';
export type { Relay, Release } from './relay.ts';
