import { button, fillIn } from './form.ts';
import { expect, test } from './fixtures.ts';

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

test('under a strict policy with Trusted Types the form mounts and sends, with no violation', async ({ page, sandbox, bare }) => {
  await page.addInitScript(() => {
    const violations: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) => violations.push(`${event.violatedDirective}: ${event.blockedURI}`));
    Object.assign(window, { violations });
  });
  const script = `<script nonce="${nonce}" async src="${sandbox.url}/adviser-widgets/1/loader.js" data-config="${sandbox.url}/__sandbox/config.json"></script>`;
  const body = '<div data-widget="request-call-form"><div data-slot="success"><p>Thanks!</p></div><p>Call us</p></div>';
  const html = `<!doctype html><html lang="en"><title>Strict</title>${script}${body}</html>`;
  await page.goto(bare.serve(html, { 'Content-Security-Policy': policy(sandbox.url) }));
  await expect(page.locator('[data-widget]')).toHaveAttribute('data-widget-state', 'ready');
  await fillIn(page);
  await button(page).click();
  await expect(page.getByText('Thanks!')).toBeVisible();
  expect(sandbox.records('call-centre')).toHaveLength(1);
  expect(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)).toEqual([]);
});
