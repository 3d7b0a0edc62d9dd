import { expect } from '@playwright/test';
import type { Driver } from './driver.ts';

/** `waitFor` of a driver. A page that is being left can't answer, so errors mean "not yet". */
export async function waitFor<Argument>(
  evaluate: Driver['evaluate'],
  condition: (argument: Argument) => unknown,
  argument?: Argument,
): Promise<void> {
  let last: unknown;
  const isMet = async () => {
    try {
      last = await evaluate(condition, argument);
    } catch (error) {
      last = error;
      return false;
    }
    return Boolean(last);
  };
  await expect
    .poll(isMet, {
      message: `${String(condition)} for ${JSON.stringify(argument)}`,
      intervals: [50, 100, 200],
    })
    .toBe(true);
}
