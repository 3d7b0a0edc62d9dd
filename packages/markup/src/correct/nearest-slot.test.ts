import { expect, test } from 'vitest';
import { nearestSlot } from './nearest-slot.ts';

test.each([
  ['sucess', 'success'],
  ['thankyou', 'success'],
  ['confirmation', 'success'],
  ['introduction', 'intro'],
  ['weather', undefined],
])('%s is %s', (name, slot) => {
  expect(nearestSlot(name, ['success', 'intro'])).toBe(slot);
});
