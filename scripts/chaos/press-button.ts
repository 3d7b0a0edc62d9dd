import type { ElementHandle, Locator } from 'playwright';
import type { FormOnPage } from './form-on-page.ts';
import type { Press } from './visit.ts';

/** Each of these ways used to send leads twice (fault 40). */
export async function pressButton(form: FormOnPage, press: Press): Promise<void> {
  for (let left = 20; ; left--) {
    const error: unknown = await ways[press](form).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (error === undefined) return;
    if (left === 0 || !isMissed(error)) throw error;
    await form.page.waitForTimeout(50);
  }
}

/** Another form's thanks may move the button out of the viewport just before the press. */
function isMissed(error: unknown): boolean {
  return String(error).includes('outside of the viewport');
}

/** `force`, because a finger does not check whether a button is disabled. */
const finger = { force: true, noWaitAfter: true };

const ways: Readonly<Record<Press, (form: FormOnPage) => Promise<void>>> = {
  click: ({ button }) => button.click(finger),
  'double click': ({ button }) => aimedAt(button, (aim) => aim.dblclick(finger)),
  Enter: (form) => lineOf(form).press('Enter'),
  async 'Enter held'(form) {
    await lineOf(form).focus();
    for (let repeat = 0; repeat < 4; repeat++) await form.page.keyboard.down('Enter');
    await form.page.keyboard.up('Enter');
  },
  'Enter and click': (form) =>
    aimedAt(form.button, async (aim) => {
      await lineOf(form).press('Enter');
      await aim.click({ ...finger, timeout: 500 }).catch(ignoreMissingButton);
    }),
  'click, and again while sending': ({ button, page }) =>
    aimedAt(button, async (aim) => {
      await aim.click(finger);
      for (let again = 0; again < 3; again++) {
        await page.waitForTimeout(30);
        await aim.click({ ...finger, timeout: 500 }).catch(ignoreMissingButton);
      }
    }),
};

/** Makes presses miss everything but this form: another form's thanks may move it meanwhile. */
async function aimedAt(button: Locator, press: (aim: ElementHandle) => Promise<void>): Promise<void> {
  const element = await button.elementHandle();
  if (!element) throw new Error('The form has no button to press');
  const guard = await element.evaluateHandle((aim) => {
    const controller = new AbortController();
    const own = (aim as Element).closest('[data-widget]');
    const blockOthers = (event: Event) => {
      if (event.target instanceof Node && own?.contains(event.target)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    for (const type of ['mousedown', 'mouseup', 'click', 'dblclick'])
      addEventListener(type, blockOthers, { capture: true, signal: controller.signal });
    return controller;
  });
  await press(element).finally(() => guard.evaluate((controller) => controller.abort()));
}

function lineOf({ field }: FormOnPage) {
  return field('FormEmail');
}

/** The thank-you panel has replaced the form. */
function ignoreMissingButton(): void {}
