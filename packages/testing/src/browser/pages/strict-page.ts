import type { Page } from '@playwright/test';
import { expect, type BareOrigin, type TestSandbox } from '../test/fixtures.ts';

const nonce = 'dGVzdA';

/** The policy of a strict host page: scripts by nonce, style sheets by origin, Trusted Types enforced. */
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

const form =
  '<div data-widget="request-call-form"><div data-slot="success"><p>Thanks!</p></div><p>Call us</p></div>';

interface StrictPage {
  readonly sandbox: TestSandbox;
  readonly bare: BareOrigin;
  /** Default: a form. */
  readonly body?: string;
}

/** Opens a page with a widget under the strict policy. `violations` returns what the browser blocked. */
export async function openStrictPage(
  page: Page,
  { sandbox, bare, body = form }: StrictPage,
  attributes = '',
) {
  await page.addInitScript(() => {
    const violations: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) =>
      violations.push(`${event.violatedDirective}: ${event.blockedURI}`),
    );
    Object.assign(window, { violations });
  });
  const script = `<script nonce="${nonce}" async ${attributes} src="${sandbox.url}/adviser-widgets/1/loader.js" data-config="${sandbox.url}/__sandbox/config.json"></script>`;
  const html = `<!doctype html><html lang="en"><title>Strict</title>${script}${body}</html>`;
  await page.goto(bare.serve(html, { 'Content-Security-Policy': policy(sandbox.url) }));
  await expect(page.locator('[data-widget]')).toHaveAttribute('data-widget-state', 'ready');
  return {
    violations: () => page.evaluate(() => (window as unknown as { violations: string[] }).violations),
  };
}
