import { button, fillIn } from './form.ts';
import { expect, test } from './fixtures.ts';
import { items, panel, problems, report } from './report-page.ts';

const nonce = 'dGVzdA';

/** What a strict host page sends: scripts by nonce, style sheets by origin, Trusted Types enforced. */
const policy = (cdn: string) =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' ${cdn}`,
    `connect-src ${cdn}`,
    `frame-src ${cdn}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types adviser-widgets',
  ].join('; ');

interface PolicyWindow {
  violations: string[];
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const violations: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) => violations.push(`${event.violatedDirective}: ${event.blockedURI}`));
    Object.assign(window, { violations });
  });
});

test('under a strict policy with Trusted Types the form mounts and sends, with no violation', async ({ page, sandbox, bare }) => {
  const script = `<script nonce="${nonce}" async src="${sandbox.url}/adviser-widgets/1/loader.js" data-config="${sandbox.url}/__sandbox/config.json"></script>`;
  const body = '<div data-widget="request-call-form"><div data-slot="success"><p>Thanks!</p></div><p>Call us</p></div>';
  const html = `<!doctype html><html lang="en"><title>Strict</title>${script}${body}</html>`;
  await page.goto(bare.serve(html, { 'Content-Security-Policy': policy(sandbox.url) }));
  await expect(page.locator('[data-widget]')).toHaveAttribute('data-widget-state', 'ready');
  await fillIn(page);
  await button(page).click();
  await expect(page.getByText('Thanks!')).toBeVisible();
  expect(sandbox.records('call-centre')).toHaveLength(1);
  expect(await page.evaluate(() => (window as unknown as PolicyWindow).violations)).toEqual([]);
});

test('under the same policy the report opens, with no violation', async ({ page, sandbox, bare, expectConsole }) => {
  expectConsole(/does not know data-headding/);
  const script = `<script nonce="${nonce}" async src="${sandbox.url}/adviser-widgets/1/loader.js" data-debug data-config="${sandbox.url}/__sandbox/config.json"></script>`;
  const html = `<!doctype html><html lang="en"><title>Strict</title>${script}<div data-widget="request-call-form" data-headding="Hi"><p>Call us</p></div></html>`;
  await page.goto(bare.serve(html, { 'Content-Security-Policy': policy(sandbox.url) }));
  await expect(problems(items(page).first())).toHaveText(['This widget does not know data-headding; did you mean data-heading?']);
  await items(page).first().getByRole('button', { name: 'Copy corrected snippet' }).click();
  await items(page).first().getByRole('button', { name: 'Show request-call-form' }).click();
  await report(page).getByRole('button', { name: '1 problem with' }).click();
  await expect(panel(page)).toHaveCSS('position', 'fixed');
  expect(await page.evaluate(() => (window as unknown as PolicyWindow).violations)).toEqual([]);
});
