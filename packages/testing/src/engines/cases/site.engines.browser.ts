import { failedRequest, inAllUnless, sitePages } from '@adviser-widgets/testing/browser';
import { engineTest as test, scrollThrough } from '@adviser-widgets/testing/engines';

// One adviser in four on the demo site has no photo, and one page does not exist.
const withMissingFiles = [
  '/advisers',
  '/blog/home-finance-property/papakainga-and-maori-land',
  '/no-such-page',
];

/** Together they hold every family of widgets; what is on other pages is on one of these too. */
const representatives = [
  '/',
  '/about-us/contact-us',
  '/advisers',
  '/faq',
  '/blog',
  '/calculators',
  '/programme?step=1',
];

for (const path of sitePages) {
  const title = `every widget on ${path} becomes ready, and the console stays silent`;
  test(title, inAllUnless(representatives.includes(path)), async ({ driver, sandbox, expectConsole }) => {
    if (withMissingFiles.includes(path)) expectConsole(failedRequest);
    await driver.goto(sandbox.url + path);
    await scrollThrough(driver);
  });
}
