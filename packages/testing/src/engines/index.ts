export type { Driver, Selector, Settings } from './driver.ts';
export { engineTest } from './engine-test.ts';
export {
  heard,
  untilFocused,
  untilGone,
  untilState,
  untilText,
  tabTo,
  typeThroughForm,
  openBare,
  scrollThrough,
} from './steps.ts';
export type { Relay } from './relay.ts';
