import { expect, test, vi } from 'vitest';
import type { FormOnPage } from './form-on-page.ts';
import { pressButton } from './press-button.ts';

/** A form whose button ends its presses like this, in order, and then accepts them. */
function formWith(errors: readonly Error[]) {
  const waiting = [...errors];
  const dblclick = vi.fn(() => {
    const error = waiting.shift();
    return error ? Promise.reject(error) : Promise.resolve();
  });
  // A cast, because a press needs nothing else of a form.
  const evaluateHandle = () => Promise.resolve({ evaluate: () => Promise.resolve() });
  const elementHandle = () => Promise.resolve({ dblclick, evaluateHandle });
  return {
    dblclick,
    form: {
      button: { elementHandle },
      page: { waitForTimeout: () => Promise.resolve() },
    } as unknown as FormOnPage,
  };
}

const missed = new Error('locator.dblclick: Element is outside of the viewport');

test('retries a button that moved out of the window before the press', async () => {
  const { form, dblclick } = formWith([missed, missed]);
  await pressButton(form, 'double click');
  expect(dblclick).toHaveBeenCalledTimes(3);
});

test.each([
  ['stays out of the window', Array.from({ length: 30 }, () => missed), 21],
  ['cannot be pressed for another reason', [new Error('Target page has been closed')], 1],
])('gives up on a button that %s', async (_, errors, presses) => {
  const { form, dblclick } = formWith(errors);
  await expect(pressButton(form, 'double click')).rejects.toThrow(errors[0]);
  expect(dblclick).toHaveBeenCalledTimes(presses);
});
