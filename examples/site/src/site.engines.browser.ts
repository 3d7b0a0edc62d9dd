import { failedRequest, inAllUnless, sitePages } from '@adviser-widgets/testing/browser';
import { engineTest as test, statesOfAll } from '@adviser-widgets/testing/engines';

/** Every widget has a case of its own, so these only stand for pages with many of them. */
const representatives = ['/', '/about-us/contact-us', '/faq'];

for (const path of sitePages) {
  const title = `every widget on ${path} becomes ready, and the console stays silent`;
  test(title, inAllUnless(representatives.includes(path)), async ({ driver, sandbox, expectConsole }) => {
    if (path === '/no-such-page') expectConsole(failedRequest);
    await driver.goto(sandbox.url + path);
    await statesOfAll(driver);
  });
}
