import { expect, failedRequest } from '@adviser-widgets/testing/browser';
import {
  engineTest as test,
  tabTo,
  untilState,
  untilText,
  type Driver,
} from '@adviser-widgets/testing/engines';

const box = '[data-widget="inline-search"] .aw-root input';

/** Waits for the search's code, which the focus loads. */
const untilPrepared = (driver: Driver) =>
  driver.waitFor(() => document.querySelector('.aw-search [aria-live]') !== null);

/** Waits for results in the list under the header's box. */
const untilResults = (driver: Driver) =>
  driver.waitFor(() =>
    /^(Page|Blog|Adviser): /.test(document.querySelector('[role="option"]')?.textContent ?? ''),
  );

test("the header's search, with the keyboard alone, lists results and leads to all of them", async ({
  driver,
  sandbox,
}) => {
  await driver.goto(`${sandbox.url}/privacy-policy`);
  await untilState(driver, 'ready', 'inline-search');
  await tabTo(driver, box);
  await untilPrepared(driver);
  await driver.type('whangarei');
  await untilResults(driver);
  await untilText(driver, 'See all results for whangarei');
  await driver.press('ArrowUp', 'Enter');
  await driver.waitFor(() => location.pathname === '/search/whangarei');
  await untilText(driver, 'Showing results for: whangarei');
  await driver.waitFor(
    () => document.querySelector('[data-widget="site-search"] mark')?.textContent === 'Whangārei',
  );
});

test('Enter on a row of the list follows it', async ({ driver, sandbox, expectConsole }) => {
  expectConsole(failedRequest);
  await driver.goto(`${sandbox.url}/privacy-policy`);
  await untilState(driver, 'ready', 'inline-search');
  await tabTo(driver, box);
  await untilPrepared(driver);
  await driver.type('property');
  await untilResults(driver);
  await driver.press('ArrowDown');
  const address = await driver.evaluate(
    () => document.querySelector<HTMLAnchorElement>('[role="option"][aria-selected="true"]')?.href ?? '',
  );
  expect(address).not.toBe('');
  await driver.press('Enter');
  await driver.waitFor((wanted) => location.href === wanted, address);
});

test('in a window as small as a phone the search fills it, and typing goes on', async ({
  driver,
  sandbox,
  expectConsole,
}) => {
  // A search is given up after 4 seconds of a busy machine.
  expectConsole(failedRequest, /A search failed/);
  await driver.resize(500, 740);
  await driver.goto(`${sandbox.url}/privacy-policy`);
  await untilState(driver, 'ready', 'inline-search');
  await driver.click(box);
  await driver.waitFor(() => document.querySelector('[role="dialog"] input') === document.activeElement);
  await driver.type('home');
  await driver.waitFor((css) => document.querySelector<HTMLInputElement>(css)?.value === 'home', box);
  const gaps = await driver.evaluate(() => {
    const sheet = document.querySelector('[role="dialog"]')?.getBoundingClientRect();
    if (!sheet) return undefined;
    const { left, top, right, bottom } = sheet;
    return { left, top, right: innerWidth - right, bottom: innerHeight - bottom };
  });
  expect.soft(gaps).toEqual({ left: 0, top: 0, right: 0, bottom: 0 });
  await driver.press('Escape');
  await driver.waitFor(() => document.querySelector('[role="dialog"]') === null);
  expect(await driver.evaluate((css) => document.querySelector(css) === document.activeElement, box)).toBe(
    true,
  );
});

test('the search page finds what is typed there, and says so', async ({ driver, sandbox, expectConsole }) => {
  // Enter may leave the page before the search's code has loaded.
  expectConsole(failedRequest, /A search failed/);
  await driver.goto(`${sandbox.url}/search`);
  await untilState(driver, 'ready', 'site-search');
  await driver.click('[data-widget="site-search"] input');
  await driver.type('first home');
  await driver.press('Enter');
  await untilText(driver, 'Showing results for: first home');
  await driver.waitFor(() => document.querySelector('[data-widget="site-search"] .aw-result__link'));
});
