import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { CaptchaMode } from '../captcha/captcha-switch.ts';
import { sampleLeads } from '../leads/sample-leads.ts';
import type { TestSandbox } from '../test-sandbox.ts';
import { serveHostPage } from './host-page.ts';
import { test as base } from './sandbox-test.ts';

export interface CaptchaWindow {
  calls: string[];
  grecaptcha: {
    render(container: unknown, parameters: object): number;
    execute(id?: number): void;
    reset(id?: number): void;
    getResponse(id?: number): string;
  };
}
declare const window: CaptchaWindow;

/** A page of another origin, with one invisible widget in `#captcha` once opened. */
export interface CaptchaPage {
  readonly url: string;
  readonly challenge: Locator;
  readonly challengeFrame: FrameLocator;
  open(): Promise<void>;
  setMode(mode: CaptchaMode, times?: number): Promise<void>;
  execute(): Promise<void>;
  reset(): Promise<void>;
  /** Each with its token after the name. */
  calls(): Promise<string[]>;
  /** Sends a lead with the token from the callback. */
  tokenIsGood(): Promise<boolean>;
}

export const test = base.extend<{ readonly captcha: CaptchaPage }>({
  captcha: async ({ page, sandbox }, use) => {
    const host = await serveHostPage(html(sandbox.url), strictPolicy(sandbox.url));
    await use(captchaPage(page, sandbox, host.url));
    host.close();
  },
});

/** Scripts only by nonce, no style attributes, no HTML from text. */
const strictPolicy = (sandbox: string) =>
  `default-src 'none'; script-src 'nonce-n'; frame-src ${sandbox}; require-trusted-types-for 'script'; trusted-types 'none'`;

const html = (sandbox: string) => `<!doctype html><html lang="en-NZ"><title>Host</title>
<button id="submit">Submit</button><div id="captcha"></div>
<script nonce="n">
  window.calls = [];
  const note = (name) => (token) => calls.push(token ? name + ' ' + token : name);
  addEventListener('securitypolicyviolation', (event) => calls.push('violation of ' + event.violatedDirective));
  window.ready = () => {
    const callbacks = { callback: note('token'), 'expired-callback': note('expired'), 'error-callback': note('error') };
    grecaptcha.render('captcha', { sitekey: 'key', size: 'invisible', badge: 'inline', tabindex: 0, ...callbacks });
  };
</script>
<script nonce="n" src="${sandbox}/stand-ins/captcha/api.js?render=explicit&amp;onload=ready"></script>`;

function captchaPage(page: Page, sandbox: TestSandbox, url: string): CaptchaPage {
  const calls = () => page.evaluate(() => window.calls);
  return {
    url,
    challenge: page.locator('iframe[title="recaptcha challenge expires in two minutes"]'),
    challengeFrame: page.frameLocator('iframe[name^="c-"]'),
    open: async () => {
      await page.goto(url);
      await page.locator('.grecaptcha-badge').waitFor();
    },
    setMode: async (mode, times) =>
      void (await sandbox.call('/__sandbox/captcha', { method: 'PUT', json: { mode, times } })),
    execute: () => page.evaluate(() => window.grecaptcha.execute(0)),
    reset: () => page.evaluate(() => window.grecaptcha.reset(0)),
    calls,
    tokenIsGood: async () => {
      const token = (await calls()).find((call) => call.startsWith('token '))?.slice('token '.length);
      const response = await sandbox.call('/acme/lead', {
        json: { ...sampleLeads.short.fields, captcha: token },
      });
      return response.ok;
    },
  };
}
