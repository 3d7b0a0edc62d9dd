import type { Page } from '@playwright/test';
import { expect, type TestSandbox, type BareOrigin } from '../test/fixtures.ts';

/** A placeholder as an editor writes it. */
export const snippet = `<div class="aw-widget" data-widget="request-call-form" data-heading="Talk to us" data-campaign-id="BARE">
  <div data-slot="success"><h3>Thanks!</h3></div>
  <p>Prefer to talk? Call <a href="tel:0800000000">0800 000 000</a>.</p>
</div>`;

/** A minimal page, on another origin than the script. */
export function barePage(
  sandbox: TestSandbox,
  { body = snippet, attributes = 'async', head = '' } = {},
): string {
  const script = `<script ${attributes} src="${sandbox.url}/adviser-widgets/1/loader.js" data-config="${sandbox.url}/__sandbox/config.json"></script>`;
  return `<!doctype html><html lang="en"><head><title>Bare</title>${head}${script}</head><body>${body}</body></html>`;
}

/** Attributes for the script tag that disable analytics: with analytics, a page also loads the extras. */
export const withoutAnalytics = 'data-analytics-id-production="" data-analytics-id-development=""';

/** The first placeholder on the page. */
export function placeholder(page: Page) {
  return page.locator('[data-widget]').first();
}

export async function expectReady(page: Page): Promise<void> {
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'ready');
}

/** Expects that the placeholder contains exactly what its author wrote. */
export async function expectFallbackUntouched(page: Page): Promise<void> {
  await expect(placeholder(page)).toHaveAttribute('data-widget-state', 'failed');
  const html = await placeholder(page).evaluate((element) => element.innerHTML.trim());
  const written = snippet.slice(snippet.indexOf('>') + 1, snippet.lastIndexOf('</div>')).trim();
  expect(html).toBe(written);
}

/** Disables integrity checks, for tests that replace our files. */
export async function withoutIntegrity(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(HTMLLinkElement.prototype, 'integrity', { get: () => '', set: () => {} });
  });
}

/** Unmounts widgets. Returns what is in their placeholders then: the page's own content. */
export async function unmountAll(page: Page, placeholders: string): Promise<string> {
  return page.evaluate((selector) => {
    const { AdviserWidgets } = window as unknown as { AdviserWidgets: { unmount(element: Element): void } };
    const elements = [...document.querySelectorAll(selector)];
    const gone = elements.map(
      (element) => new Promise((resolve) => element.addEventListener('aw:unmounted', resolve)),
    );
    elements.forEach((element) => AdviserWidgets.unmount(element));
    return Promise.all(gone).then(() => elements.map(({ innerHTML }) => innerHTML).join(''));
  }, placeholders);
}

/** Of the scripts that `strictPolicy` lets in. */
export const nonce = 'dGVzdA';

/** The policy of a strict host page: scripts by nonce, style sheets by origin, Trusted Types enforced. */
export function strictPolicy(cdn: string, ...more: readonly string[]): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' ${cdn}`,
    `connect-src ${cdn}`,
    `frame-src ${cdn}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types adviser-widgets',
    ...more,
  ];
  return { 'Content-Security-Policy': policy.join('; ') };
}

const form =
  '<div class="aw-widget" data-widget="request-call-form"><div data-slot="success"><p>Thanks!</p></div><p>Call us</p></div>';

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
  await page.goto(bare.serve(html, strictPolicy(sandbox.url)));
  await expect(page.locator('[data-widget]')).toHaveAttribute('data-widget-state', 'ready');
  return {
    violations: () => page.evaluate(() => (window as unknown as { violations: string[] }).violations),
  };
}
