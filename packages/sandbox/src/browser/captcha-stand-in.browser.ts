import { expect, type Page } from '@playwright/test';
import type { TestSandbox } from '../test-sandbox.ts';
import { test } from './sandbox-test.ts';

// The modes, the keyboard and a strict policy are tested with the forms: captcha-faults.browser.ts,
// captcha.engines.browser.ts and policy.engines.browser.ts.

interface CaptchaWindow {
  calls: string[];
  grecaptcha: {
    ready(callback: () => void): void;
    render(container: unknown, parameters: object): number;
    execute(id?: number): void;
    reset(id?: number): void;
    getResponse(id?: number): string;
  };
}
declare const window: CaptchaWindow;

/** Opens a page of another origin with one invisible widget in `#captcha`. */
async function openCaptcha(page: Page, sandbox: TestSandbox): Promise<void> {
  await page.goto(sandbox.url.replace('127.0.0.1', 'localhost'));
  await page.addScriptTag({ url: `${sandbox.url}/stand-ins/captcha/api.js?render=explicit` });
  await page.evaluate(() => {
    document.body.innerHTML = '<button id="submit">Submit</button><div id="captcha"></div>';
    window.calls = [];
    const note = (name: string) => (token?: string) => window.calls.push(token ? `${name} ${token}` : name);
    const callbacks = {
      callback: note('token'),
      'expired-callback': note('expired'),
      'error-callback': note('error'),
    };
    window.grecaptcha.ready(() =>
      window.grecaptcha.render('captcha', {
        sitekey: 'key',
        size: 'invisible',
        badge: 'inline',
        ...callbacks,
      }),
    );
  });
  await page.locator('.grecaptcha-badge').waitFor();
}

const calls = (page: Page) => page.evaluate(() => window.calls);
const execute = (page: Page) => page.evaluate(() => window.grecaptcha.execute(0));

test('does nothing while a check runs or a token is held, and starts again after reset', async ({
  page,
  sandbox,
}) => {
  await openCaptcha(page, sandbox);
  await Promise.all([execute(page), execute(page)]);
  await expect.poll(() => calls(page)).toHaveLength(1);
  await execute(page);
  await page.evaluate(() => window.grecaptcha.reset(0));
  expect(await page.evaluate(() => window.grecaptcha.getResponse(0))).toBe('');
  await execute(page); // The frame handles questions in order.
  await expect
    .poll(() => calls(page))
    .toEqual([expect.stringMatching(/^token /), expect.stringMatching(/^token /)]);
});

test('drops the answer of a check that was reset, and asks again after it was moved', async ({
  page,
  sandbox,
}) => {
  await openCaptcha(page, sandbox);
  sandbox.sandbox.captcha({ mode: 'fail', times: 1 });
  await page.evaluate(() => {
    window.grecaptcha.execute(0);
    window.grecaptcha.reset(0);
    window.grecaptcha.execute(0);
  });
  await expect.poll(() => calls(page)).toEqual([expect.stringMatching(/^token /)]);
  await page.evaluate(() => {
    window.grecaptcha.reset(0);
    document.querySelector('#submit')?.before(document.querySelector('#captcha') ?? '');
    window.grecaptcha.execute(0);
  });
  await expect.poll(() => calls(page)).toHaveLength(2);
});

test('closes a challenge on Escape without a callback, and shows it again', async ({ page, sandbox }) => {
  sandbox.sandbox.captcha({ mode: 'challenge' });
  await openCaptcha(page, sandbox);
  const challenge = page.locator('iframe[title="recaptcha challenge expires in two minutes"]');
  const button = challenge.contentFrame().getByRole('button', { name: "I'm not a robot" });
  await execute(page);
  await expect(button).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(challenge).toBeHidden();
  expect(await calls(page)).toEqual([]);
  await execute(page);
  await expect(button).toBeFocused();
});

test('ends a check that cannot be reached with an error', async ({ page, sandbox }) => {
  await openCaptcha(page, sandbox);
  sandbox.sandbox.captcha({ mode: 'block', times: 1 });
  await execute(page);
  await expect.poll(() => calls(page)).toEqual(['error']);
});

test('refuses a second widget in the same place, a missing key, an unknown number and a removed place', async ({
  page,
  sandbox,
}) => {
  await openCaptcha(page, sandbox);
  const errors = await page.evaluate(() => {
    const attempts = [
      () => window.grecaptcha.render('captcha', { sitekey: 'key', size: 'invisible' }),
      () => window.grecaptcha.render(document.querySelector('#submit'), { size: 'invisible' }),
      () => window.grecaptcha.execute(7),
      () => (document.querySelector('#captcha')?.remove(), window.grecaptcha.reset(0)),
    ];
    return attempts.map((attempt) => {
      try {
        return String(attempt());
      } catch (error) {
        return error instanceof Error ? error.message : '';
      }
    });
  });
  expect(errors).toEqual([
    'reCAPTCHA has already been rendered in this element',
    'Missing required parameters: sitekey',
    'Invalid reCAPTCHA client id: 7',
    'reCAPTCHA client element has been removed: 0',
  ]);
});
