import { failedRequest, inAllUnless, sitePages } from '@adviser-widgets/testing/browser';
import { engineTest as test, scrollThrough } from '@adviser-widgets/testing/engines';

// One adviser in four on the demo site has no photo, and one page does not exist.
const withMissingFiles = [
  '/advisers',
  '/blog/home-finance-property/papakainga-and-maori-land',
  '/no-such-page',
];

/** Every widget has a case of its own, so these only stand for pages with many of them. */
const representatives = ['/', '/about-us/contact-us', '/faq'];

for (const path of sitePages) {
  const title = `every widget on ${path} becomes ready, and the console stays silent`;
  test(title, inAllUnless(representatives.includes(path)), async ({ driver, sandbox, expectConsole }) => {
    if (withMissingFiles.includes(path)) expectConsole(failedRequest);
    await driver.goto(sandbox.url + path);
    await scrollThrough(driver);
  });
}
