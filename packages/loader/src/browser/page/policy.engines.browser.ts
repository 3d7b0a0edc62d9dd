import { expect, nonce, strictPolicy } from '@adviser-widgets/testing/browser';
import {
  engineTest as test,
  openBare,
  tabTo,
  typeThroughForm,
  untilState,
  untilText,
} from '@adviser-widgets/testing/engines';

test('a form mounts and sends under a strict policy with Trusted Types, without a violation', async ({
  driver,
  sandbox,
  bare,
}) => {
  // WebKitGTK checks its own request for the page's icon.
  const headers = strictPolicy(sandbox.url, "img-src 'self'");
  await openBare(driver, { sandbox, bare, headers, attributes: `async nonce="${nonce}"` });
  await tabTo(driver, '.aw-control');
  await typeThroughForm(driver);
  await driver.press('Enter');
  await untilText(driver, 'Thanks!');
  expect(sandbox.records('call-centre')).toHaveLength(1);
  expect(await driver.console(), 'violations').toEqual([]);
});

test('HTML of an attribute shows under a strict policy with Trusted Types', async ({
  driver,
  sandbox,
  bare,
}) => {
  const headers = strictPolicy(sandbox.url, "img-src 'self'");
  const body = `<div data-widget="notice-banner" data-text="Closed &lt;strong&gt;today&lt;/strong&gt;"></div>`;
  await openBare(driver, { sandbox, bare, headers, body, attributes: `async nonce="${nonce}"` });
  await driver.waitFor(() => document.querySelector('.aw-notice strong')?.textContent === 'today');
  expect(await driver.console(), 'violations').toEqual([]);
});

test('a policy that names origins allows the widget', async ({ driver, sandbox, bare }) => {
  // Inline scripts, so that a recorder of the console may run too.
  const headers = {
    'Content-Security-Policy': `script-src ${sandbox.url} 'unsafe-inline'; style-src ${sandbox.url}; require-trusted-types-for 'script'`,
  };
  await openBare(driver, { sandbox, bare, headers });
  await untilState(driver, 'ready');
});

test("Trusted Types that do not list the library's policy still let the widget mount", async ({
  driver,
  sandbox,
  bare,
  expectConsole,
}) => {
  expectConsole(/trusted-types|TrustedTypePolicy|Trusted Type/i);
  const headers = { 'Content-Security-Policy': "require-trusted-types-for 'script'; trusted-types other" };
  await openBare(driver, { sandbox, bare, headers });
  await untilText(driver, 'Talk to us');
});
