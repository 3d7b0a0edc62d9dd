import { answers, sentFor } from '../browser/forms/every-form.ts';
import type { Driver } from './driver.ts';
import { focusedName } from './facts.ts';

/** Presses Tab until an element that matches has the focus; 40 times at most. */
export async function tabTo(driver: Driver, css: string): Promise<void> {
  for (let step = 0; step < 40; step++) {
    await driver.press('Tab');
    if (await driver.evaluate((selector) => !!document.activeElement?.matches(selector), css)) return;
  }
  throw new Error(`Forty steps of the Tab key did not reach ${css}`);
}

/**
 * Types from the focused field of a form to its button. Resolves with the values to be sent.
 */
export async function typeThroughForm(driver: Driver): Promise<Record<string, string>> {
  const met: string[] = [];
  for (let name = await focusedName(driver); name !== ''; name = await focusedName(driver)) {
    const answer = answers[name];
    if (!answer || met.includes(name)) throw new Error(`The focus came to ${name}, after ${met.join(', ')}`);
    met.push(name);
    await driver.type(answer.keys);
    if (name === 'AdviserId') {
      await driver.waitFor(
        (wanted) => document.querySelector('[role="option"]')?.textContent.includes(wanted),
        answer.value,
      );
      await driver.press('ArrowDown', 'Enter');
    }
    await driver.press('Tab');
  }
  return sentFor(met);
}
