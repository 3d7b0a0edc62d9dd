import { everyWidget, everyWidgetPage, expect, failedRequest } from '@adviser-widgets/testing/browser';
import { engineTest as test, scrollThrough } from '@adviser-widgets/testing/engines';

test('every widget becomes ready on a page of all examples', async ({ driver, relay }) => {
  await driver.goto(relay.serve(everyWidgetPage()));
  const states = await scrollThrough(driver);
  expect(states).toEqual(Object.fromEntries(everyWidget.map(({ name }) => [name, 'ready'])));
});

test('a strict policy with Trusted Types allows everything that the widgets do', async ({
  driver,
  relay,
}) => {
  const policy = `default-src 'none'; script-src 'nonce-dGVzdA' 'strict-dynamic'; style-src 'self'; img-src 'self'; connect-src 'self'; frame-src 'self'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types adviser-widgets`;
  const headers = { 'Content-Security-Policy': policy };
  await driver.goto(relay.serve(everyWidgetPage({ attributes: 'nonce="dGVzdA"' }), headers));
  const states = await scrollThrough(driver);
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
