import { expect, type Page, type Request } from '@playwright/test';
import { test, type CaptchaWindow } from './captcha-page.ts';

declare const window: CaptchaWindow;

/** Records the requests of the badge's frame to the server from now on. */
function watchQuestions(page: Page): Request[] {
  const questions: Request[] = [];
  page.on('request', (request) => request.url().endsWith('/captcha/token') && questions.push(request));
  return questions;
}

/** Returns the token in the server's answer. */
async function tokenFor(question: Request): Promise<string> {
  const response = await question.response();
  return ((await response?.json()) as { token: string }).token;
}

test.describe('mode pass', () => {
  test('calls back once with a token that the API accepts, under a strict policy', async ({
    captcha,
    page,
  }) => {
    await captcha.open();
    await captcha.execute();
    await expect.poll(captcha.calls).toEqual([expect.stringMatching(/^token .{60,}/)]);
    expect(await captcha.tokenIsGood()).toBe(true);
    await expect(page.locator('#g-recaptcha-response')).not.toHaveValue('');
  });

  test('does nothing while a check runs or a token is held, and starts again after reset', async ({
    captcha,
    page,
  }) => {
    const questions = watchQuestions(page);
    await captcha.open();
    await Promise.all([captcha.execute(), captcha.execute()]);
    await expect.poll(captcha.calls).toHaveLength(1);
    await captcha.execute();
    await captcha.reset();
    expect(await page.evaluate(() => window.grecaptcha.getResponse(0))).toBe('');
    await captcha.execute(); // The frame handles questions in order.
    await expect.poll(captcha.calls).toHaveLength(2);
    expect(questions.length).toBe(2);
  });

  test('drops the token of a check that was reset', async ({ captcha, page }) => {
    const questions = watchQuestions(page);
    await captcha.open();
    await page.evaluate(() => {
      window.grecaptcha.execute(0);
      window.grecaptcha.reset(0);
      window.grecaptcha.execute(0);
    });
    await expect.poll(() => questions.length).toBe(2);
    const [dropped, taken] = await Promise.all(questions.map(tokenFor));
    await expect.poll(captcha.calls).toContain(`token ${taken}`);
    await captcha.reset();
    await captcha.execute();
    await expect.poll(() => questions.length).toBe(3);
    const [, , last] = await Promise.all(questions.map(tokenFor));
    // Earlier answers have been called back before it.
    await expect.poll(captcha.calls).toContain(`token ${last}`);
    expect(await captcha.calls()).toEqual([`token ${taken}`, `token ${last}`]);
    expect(dropped).not.toBe(taken);
  });
});

test.describe('mode challenge', () => {
  test.beforeEach(({ captcha }) => captcha.setMode('challenge'));

  test('gives a token when the button is pressed by keyboard', async ({ captcha, page }) => {
    await captcha.open();
    await expect(captcha.challenge).toBeHidden();
    await captcha.execute();
    await expect(captcha.challenge).toBeVisible();
    await expect(captcha.challengeFrame.getByRole('button', { name: "I'm not a robot" })).toBeFocused();
    expect(await captcha.calls()).toEqual([]);
    await page.keyboard.press('Enter');
    await expect.poll(captcha.calls).toEqual([expect.stringMatching(/^token /)]);
    await expect(captcha.challenge).toBeHidden();
    expect(await captcha.tokenIsGood()).toBe(true);
  });

  test('calls nobody back when the visitor clicks beside it or presses Escape, and can be shown again', async ({
    captcha,
    page,
  }) => {
    await captcha.open();
    await captcha.execute();
    await expect(captcha.challenge).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(captcha.challenge).toBeHidden();
    await captcha.execute();
    await expect(captcha.challenge).toBeVisible();
    await expect(captcha.challengeFrame.getByRole('button')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(captcha.challenge).toBeHidden();
    expect(await captcha.calls()).toEqual([]);
  });
});

test('mode close shows the challenge, closes it and calls nobody back; the next check works', async ({
  captcha,
  page,
}) => {
  await captcha.setMode('close', 1);
  await captcha.open();
  const seen = page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const box = document.querySelector('iframe[name^="c-"]')?.parentElement?.parentElement;
        const states: string[] = [];
        if (!box) return;
        new MutationObserver(() => states.push(box.style.visibility) === 2 && resolve(states)).observe(box, {
          attributes: true,
        });
      }),
  );
  await captcha.execute();
  expect(await seen).toEqual(['visible', 'hidden']);
  expect(await captcha.calls()).toEqual([]);
  await captcha.execute();
  await expect.poll(captcha.calls).toHaveLength(1);
});

test('mode expire gives a token and expires it at once', async ({ captcha }) => {
  await captcha.setMode('expire');
  await captcha.open();
  await captcha.execute();
  await expect.poll(captcha.calls).toEqual([expect.stringMatching(/^token /), 'expired']);
  expect(await captcha.tokenIsGood()).toBe(false);
});

test('mode fail reports an error; the next check works', async ({ captcha }) => {
  await captcha.setMode('fail', 1);
  await captcha.open();
  await captcha.execute();
  await expect.poll(captcha.calls).toEqual(['error']);
  await captcha.execute();
  await expect.poll(captcha.calls).toEqual(['error', expect.stringMatching(/^token /)]);
});

test.describe('mode block', () => {
  test('breaks the script', async ({ captcha, page }) => {
    await captcha.setMode('block', 1);
    const failed = page.waitForEvent('requestfailed');
    await page.goto(captcha.url);
    expect((await failed).url()).toContain('/stand-ins/captcha/api.js');
    expect(await page.evaluate(() => 'grecaptcha' in window)).toBe(false);
  });

  test('ends a check with an error', async ({ captcha }) => {
    await captcha.open();
    await captcha.setMode('block', 1);
    await captcha.execute();
    await expect.poll(captcha.calls).toEqual(['error']);
  });
});
