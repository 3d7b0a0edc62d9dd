import {
  everyWidget,
  everyWidgetPage,
  expect,
  failedRequest,
  nonce,
  strictPolicy,
} from '@adviser-widgets/testing/browser';
import { engineTest as test, statesOfAll } from '@adviser-widgets/testing/engines';

test('every widget becomes ready on a page of all examples', async ({ driver, relay }) => {
  await driver.goto(relay.serve(everyWidgetPage()));
  const states = await statesOfAll(driver);
  expect(states).toEqual(Object.fromEntries(everyWidget.map(({ name }) => [name, 'ready'])));
});

test('a strict policy with Trusted Types allows everything that the widgets do', async ({
  driver,
  relay,
}) => {
  const headers = strictPolicy("'self'", "img-src 'self'");
  await driver.goto(relay.serve(everyWidgetPage({ attributes: `nonce="${nonce}"` }), headers));
  const states = await statesOfAll(driver);
  expect(Object.keys(states).filter((name) => states[name] !== 'ready')).toEqual([]);
  expect((await driver.console()).filter((line) => !failedRequest.test(line))).toEqual([]);
});

test("each widget's content shows after ten seconds if the script never loads", async ({
  driver,
  relay,
  expectConsole,
}) => {
  expectConsole(failedRequest, /^uncaught: Loading failed/);
  await driver.goto(relay.serve(everyWidgetPage().replace('/loader.js"', '/no-loader.js"')));
  const hidden = () =>
    driver.evaluate(() => {
      const content = document.querySelectorAll(
        '[data-widget] :is(p, h2, h3, a, summary, label):not([data-slot] *)',
      );
      return [...content]
        .filter((element) => !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .map(({ outerHTML }) => outerHTML);
    });
  expect(await hidden()).not.toEqual([]);
  await driver.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  expect(await hidden()).toEqual([]);
});
