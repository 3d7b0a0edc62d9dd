import {
  button,
  expect,
  expectOneLeadAfterTryAgain,
  fillIn,
  installClock,
  openContactPage,
  send,
  sentence,
  test,
  thanks,
} from '@adviser-widgets/testing/browser';
import type { Page } from '@playwright/test';

const watchFailure = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('aw:error', (event) =>
      Object.assign(window, { failure: (event as CustomEvent<{ kind: string }>).detail.kind }),
    ),
  );

/** Expects that the check has ended and the form is usable again. */
async function expectClosed(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate('window.failure')).toBe('captcha-closed');
  await expect(button(page)).not.toHaveAttribute('aria-disabled');
}

test('fault 27: closing a challenge the moment it opens, as the second half of a double press does, is no error', async ({
  page,
  sandbox,
}) => {
  await sandbox.captcha('challenge', 1);
  await watchFailure(page);
  await openContactPage(page, sandbox);
  await fillIn(page);
  const frame = page.locator('iframe[name^="c-"]');
  await frame.waitFor({ state: 'attached' });
  await frame.evaluate((element) => {
    const overlay = element.parentElement?.previousElementSibling as HTMLElement; // as in our stand-in
    const closeSoon = () => setTimeout(() => overlay.click()); // in the next task: by then the form has seen it
    const observer = new MutationObserver(() => {
      if (!element.checkVisibility({ visibilityProperty: true })) return;
      observer.disconnect();
      closeSoon();
    });
    observer.observe(document.body, { subtree: true, attributeFilter: ['style'] });
  });
  await button(page).click();
  await expectClosed(page);
  await expect(button(page)).toBeFocused();
  await expect(page.getByText(sentence)).toBeHidden();
  await expectOneLeadAfterTryAgain(page, sandbox);
});

test('fault 28: an open challenge has no time limit, and solving it sends the lead', async ({
  page,
  sandbox,
}) => {
  await sandbox.captcha('challenge', 1);
  await installClock(page);
  await send(page, sandbox);
  const challenge = page.frameLocator('iframe[name^="c-"]');
  await expect(challenge.getByRole('button', { name: "I'm not a robot" })).toBeVisible();
  await page.clock.runFor(60_000); // longer than the limit of a check without a challenge, and of a press
  await expect(button(page)).toHaveAttribute('aria-disabled', 'true');
  await challenge.getByRole('button', { name: "I'm not a robot" }).click();
  await expect(page.getByText(thanks)).toBeVisible();
});

test("fault 33: the vendor's stray rejection does not affect the lead: the page sees it once, and the lead is sent", async ({
  page,
  sandbox,
  expectConsole,
}) => {
  expectConsole(/^uncaught: /);
  await page.addInitScript(() => {
    const rejections: unknown[] = [];
    addEventListener('unhandledrejection', ({ reason }) => rejections.push(reason));
    let vendor: { execute?: (id: number) => void } | undefined;
    const strayAnd = (execute: (id: number) => void) => (id: number) => {
      void Promise.reject(new Error('Timeout (h)')); // like the vendor's script when a check takes long
      execute(id);
    };
    const watched = (value: object) =>
      new Proxy(value, {
        get: (target, name) =>
          name === 'execute' ? strayAnd(Reflect.get(target, name)) : Reflect.get(target, name),
      });
    Object.defineProperty(window, 'grecaptcha', {
      get: () => vendor && watched(vendor),
      set: (value: object) => (vendor = value),
    });
    Object.assign(window, { rejections });
  });
  await send(page, sandbox);
  await expect(page.getByText(thanks)).toBeVisible();
  expect(sandbox.records('call-centre')).toMatchObject([{ attempts: 1 }]);
  const reasons = await page.evaluate(() =>
    (window as unknown as { rejections: unknown[] }).rejections.map(String),
  );
  expect(reasons).toEqual(['Error: Timeout (h)']);
});
