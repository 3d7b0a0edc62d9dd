import {
  findBrowser,
  findFirefox,
  findWebKitDriver,
  installTestBrowser,
} from '@adviser-widgets/testing/browsers';

/** The browser engines that tests can run in. */
const finders = { chromium: findChromiums, firefox: findFirefox, webkit: findWebKitDriver };

export type EngineName = keyof typeof finders;

const names = Object.keys(finders) as EngineName[]; // the keys of the literal above

/**
 * Returns the engines that `AW_ENGINES` lists, such as `chromium,firefox`. By default all of them on Linux; elsewhere there is
 * no WebKitGTK.
 *
 * @throws {Error} for an unknown name; the message lists the engines
 */
export function chosenEngines(): readonly EngineName[] {
  const { AW_ENGINES: list = process.platform === 'linux' ? names.join() : 'chromium' } = process.env;
  return list.split(',').map((name) => {
    const engine = names.find((known) => known === name);
    if (engine) return engine;
    throw new Error(`There is no engine "${name}"; the engines are ${names.join(', ')}.`);
  });
}

/**
 * Finds each engine, and installs it if it can.
 *
 * @throws {Error} one sentence for the first engine that is missing
 */
export function findEngines(engines: readonly EngineName[]): void {
  for (const engine of engines) finders[engine]();
}

/** Some tests need the whole browser, such as those of the HTTP cache. */
function findChromiums(): void {
  findBrowser();
  installTestBrowser();
}
