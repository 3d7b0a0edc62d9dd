export type { Driver, Selector, Settings } from './driver.ts';
export { engineTest } from './engine-test.ts';
export type { Relay } from './relay.ts';
export * from './steps.ts';
