import { expect } from '@playwright/test';
import { test, type CaptchaWindow } from './captcha-page.ts';

declare const window: CaptchaWindow;

test('has a badge and a hidden challenge that share a number', async ({ captcha, page }) => {
  await captcha.open();
  const names = await page
    .locator('iframe')
    .evaluateAll((frames) => frames.map((frame) => frame.getAttribute('name')));
  expect(names).toEqual([expect.stringMatching(/^a-\d+$/), expect.stringMatching(/^c-\d+$/)]);
  expect(names[0]?.slice(2)).toBe(names[1]?.slice(2));
  await expect(page.locator('#captcha .grecaptcha-badge > iframe')).toHaveAttribute('title', 'reCAPTCHA');
  const box = page.locator('body > div', { has: captcha.challenge });
  await expect(box).toHaveCSS('visibility', 'hidden');
  await expect(box.locator('> div:nth-child(2) > iframe')).toHaveCount(1);
});

test('refuses a second widget in the same place, a missing key, an unknown number and a removed place', async ({
  captcha,
  page,
}) => {
  await captcha.open();
  const errors = await page.evaluate(() => {
    const button = document.querySelector('#submit');
    const attempts = [
      () => window.grecaptcha.render('captcha', { sitekey: 'key', size: 'invisible' }),
      () => window.grecaptcha.render(button, { size: 'invisible' }),
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

test("ignores other scripts' messages", async ({ captcha, page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await captcha.open();
  await page.evaluate(() => {
    for (const { contentWindow } of document.querySelectorAll('iframe'))
      contentWindow?.postMessage('hello', '*');
  });
  await captcha.execute(); // arrives after the messages
  await expect.poll(captcha.calls).toHaveLength(1);
  expect(asked.filter((path) => path.endsWith('/token'))).toHaveLength(1);
});

test('still answers after it was moved', async ({ captcha, page }) => {
  await captcha.open();
  await page.evaluate(() => {
    document.querySelector('#submit')?.before(document.querySelector('#captcha') ?? '');
    window.grecaptcha.execute(0);
  });
  await expect.poll(captcha.calls).toHaveLength(1);
});
