import { findFirefox, findTestBrowser, findWebKitDriver } from '../browser.ts';

/** The browser engines that tests can run in. */
const finders = { chromium: findTestBrowser, firefox: findFirefox, webkit: findWebKitDriver };

export type EngineName = keyof typeof finders;

const names = Object.keys(finders) as EngineName[]; // the keys of the literal above

/** The engines that `npm test` uses unless `AW_ENGINES` chooses: all of them on Linux. Elsewhere there is no WebKitGTK. */
const byDefault: readonly EngineName[] = process.platform === 'linux' ? names : ['chromium'];

/**
 * Reads a list such as `chromium,firefox`; without one, returns the default engines.
 *
 * @throws {Error} for an unknown name; the message lists the engines
 */
export function readEngines(list?: string): readonly EngineName[] {
  if (list === undefined) return byDefault;
  return list.split(',').map((name) => {
    const engine = names.find((known) => known === name);
    if (engine) return engine;
    throw new Error(`There is no engine "${name}"; the engines are ${names.join(', ')}.`);
  });
}

/** Returns the engines that the gate has chosen, by the variable in which it hands them to Playwright. */
export function chosenEngines(): readonly EngineName[] {
  return readEngines(process.env.AW_ENGINES);
}

/**
 * Finds each engine, and installs it if it can.
 *
 * @throws {Error} one sentence for the first engine that is missing
 */
export function findEngines(engines: readonly EngineName[]): void {
  for (const engine of engines) finders[engine]();
}
